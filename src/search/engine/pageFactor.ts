import type { PageKind, SearchPage } from './pages';

/** How much pages of a kind count. */
const kindFactor: Record<PageKind, number> = { rules: 1, guides: 1, blog: 0.4 };
/** The same for pages with some paths. */
const forMaintainers = { path: /^\/maintenance\b/, factor: 0.45 };
const forContributors = { path: /^\/contributing\b/, factor: 0.7 };
/** Readers who search for the name of a function are writing a rule. */
const forRuleAuthors = { path: /^\/developers\b/, factor: 1.3 };
/** How much rules that are no longer to be used count. */
const statusFactor = { deprecated: 0.5, removed: 0.4 };

/**
 * How much a page counts, whatever its words.
 *
 * @param isName whether the query is a name in code
 */
export function pageFactor(
  { kind, path, status }: SearchPage,
  isName: boolean,
): number {
  return (
    kindFactor[kind] *
    (forMaintainers.path.test(path) ? forMaintainers.factor : 1) *
    (forContributors.path.test(path) ? forContributors.factor : 1) *
    (isName && forRuleAuthors.path.test(path) ? forRuleAuthors.factor : 1) *
    (status ? statusFactor[status] : 1)
  );
}

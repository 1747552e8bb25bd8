import type { SearchPage } from './pages';
import { weights } from './weights';

/**
 * How much a page counts, whatever its words.
 */
export function pageFactor({ kind, path, status }: SearchPage): number {
  const { page } = weights;
  return (
    (kind === 'blog' ? page.blog : 1) *
    (path.startsWith('/maintenance') ? page.maintenance : 1) *
    (path.startsWith('/contributing') ? page.contributing : 1) *
    (status ? page.outdated : 1)
  );
}

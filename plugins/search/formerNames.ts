import ruleHistory from '../../data/rule-history.json';
import tslintMap from '../../data/tslint-map.json';
import type { TslintRule } from '../../src/guides/tslint/tslintRule';
import type { SearchPage } from '../../src/search/engine/pages';
import { pluginPrefix } from '../packages/packages';

/** The page with the replacements of all of TSLint's rules. */
const tslintPath = '/troubleshooting/tslint';

/** Adds to each page the names of the rules that it says what to use instead of. */
export function addFormerNames(pages: readonly SearchPage[]): SearchPage[] {
  const current = new Set(pages.map(({ title }) => title));
  const names = new Map<string, string[]>();
  for (const { rule, path } of formerNames()) {
    if (!current.has(rule)) {
      names.set(path, [...new Set([...(names.get(path) ?? []), rule])]);
    }
  }
  return pages.map(page => {
    const replaces = names.get(page.path);
    const shown = page.path === tslintPath ? tslintNames() : [];
    return {
      ...page,
      ...(replaces && { replaces }),
      ...(shown.length > 0 && { code: [page.code, ...shown].join(' ') }),
    };
  });
}

/** Each former name of a rule, and the page that says what to use instead, if there is one. */
function formerNames(): { rule: string; path: string }[] {
  const removed: Record<string, { replacedBy: string[] | null }> =
    ruleHistory.removedRules;
  const tslint: readonly TslintRule[] = tslintMap.rules;
  return [
    ...Object.entries(removed).flatMap(([rule, { replacedBy }]) =>
      (replacedBy ?? []).map(name => ({
        rule,
        path: pathOfRule(name.replace(pluginPrefix, '')),
      })),
    ),
    ...tslint.flatMap(({ rule, replacements }) => {
      const own = replacements.flatMap(({ name }) =>
        name?.startsWith(pluginPrefix) === true
          ? pathOfRule(name.slice(pluginPrefix.length))
          : [],
      );
      return (own.length > 0 ? own : [tslintPath]).map(path => ({
        rule,
        path,
      }));
    }),
  ];
}

function pathOfRule(name: string): string {
  return `/rules/${name}`;
}

function tslintNames(): string[] {
  return tslintMap.rules.map(({ rule }) => rule);
}

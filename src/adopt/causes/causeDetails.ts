import { groupBy } from '../../linter/groupBy';
import type { Report } from '../reportList';

/** A file, module, or rule, and how many of a cause's reports it has. */
export interface CauseDetail {
  name: string;
  count: number;
}

/** Counts names, the most frequent first. */
export function countNames(names: Iterable<string>): CauseDetail[] {
  return Array.from(
    groupBy(names, name => name),
    ([name, { length: count }]) => ({ name, count }),
  ).sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

/**
 * The modules from which the `any` of reports seems to come: those that the names at the reported places were
 * imported from, directly or by one variable in between. Without types, from the code alone; where there is
 * no code, or no import, the file counts instead.
 *
 * @param sources code by file
 */
export function modulesOfAny(
  reports: readonly Report[],
  sources: ReadonlyMap<string, string>,
): CauseDetail[] {
  const finders = new Map<string, ReturnType<typeof moduleFinder>>();
  return countNames(
    reports.map(report => {
      const { file } = report;
      const find = finders.get(file) ?? moduleFinder(sources.get(file) ?? '');
      finders.set(file, find);
      const module = find(report);
      return module === undefined ? file : `import from '${module}'`;
    }),
  );
}

const importStatement =
  /\bimport\s+(?:type\s+)?([\w$\s{},*]+?)\s+from\s*['"]([^'"\n]+)['"]|\b(?:const|let|var)\s+([\w$\s{},:]+?)\s*=\s*(?:await\s+import|require)\s*\(\s*['"]([^'"\n]+)['"]/g;

/** A variable, and what its value begins with. */
const declaration =
  /\b(?:const|let|var)\s+(?:([\w$]+)|[{[]([^=}\]]{0,500})[}\]])(?:\s*:[^=;\n]+)?\s*=\s*(?:await\s+)?(?:new\s+)?([\w$]+)/g;

/** @returns finds the module that a name in the reported line comes from; names after the place come first */
function moduleFinder(source: string): (report: Report) => string | undefined {
  const lines = source.split('\n');
  const modules = new Map<string, string>();
  const origins = new Map<string, string>();
  for (const [, names, from, required, path] of source.matchAll(
    importStatement,
  )) {
    for (const name of namesIn(names ?? required ?? '')) {
      modules.set(name, from ?? path ?? '');
    }
  }
  for (const [, name, pattern, origin = ''] of source.matchAll(declaration)) {
    for (const each of name === undefined ? namesIn(pattern ?? '') : [name]) {
      origins.set(each, origin);
    }
  }
  return ({ line, column }) => {
    const text = lines[line - 1] ?? '';
    const place = Math.max(0, column - 1);
    return [
      ...identifiersIn(text.slice(place)),
      ...identifiersIn(text.slice(0, place)).reverse(),
    ]
      .map(name => modules.get(name) ?? modules.get(origins.get(name) ?? ''))
      .find(module => module !== undefined);
  };
}

/** The names that an import or a pattern declares: of `{ a as b, c: d }`, `b` and `d`. */
function namesIn(pattern: string): string[] {
  return pattern
    .split(/[{},[\]]/)
    .map(part => /([\w$]+)\s*(?:=.*)?$/.exec(part.trim())?.[1] ?? '')
    .filter(name => name !== '');
}

/** Names that aren't properties. */
function identifiersIn(text: string): string[] {
  return text.slice(0, 500).match(/(?<![\w$.])[A-Za-z_$][\w$]*/g) ?? [];
}

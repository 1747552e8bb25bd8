import { braceExpand, Minimatch } from 'minimatch';

/** A pattern for files as in a flat config: of a list, all have to match. */
export type FilePattern = string | readonly string[];

/** What ESLint ignores with an eslintrc config that doesn't say otherwise, and doesn't with a flat one. */
export const hiddenFiles = '**/.*';

/** As ESLint matches files: names that begin with a dot are names like others. */
const options = { dot: true };

/** More than people write into a pattern, in letters, stars, and names that braces stand for. */
const longestPattern = 500;
const mostStars = 20;
const mostNames = 200;

/** Expands the braces of a pattern, unless that makes too many names: a pattern from a link can make millions. */
export function expandBraces(pattern: string): string[] {
  return isBounded(pattern) ? braceExpand(pattern) : [pattern];
}

/** Whether a pattern can be expanded and matched in no time. */
export function isBounded(pattern: string): boolean {
  let names = 1;
  let rest = pattern.slice(0, longestPattern);
  for (let inner; (inner = /\{([^{}]*)\}/.exec(rest));) {
    names *= countNames(inner[1] ?? '');
    rest = rest.replace(inner[0], '');
  }
  return (
    pattern.length <= longestPattern &&
    pattern.split('*').length <= mostStars &&
    names <= mostNames
  );
}

/** How many names `a,b` or `1..9` in braces stand for. */
function countNames(inner: string): number {
  const [, from, to] = /^(-?\d+)\.\.(-?\d+)/.exec(inner) ?? [];
  return from === undefined
    ? inner.split(',').length
    : Math.abs(Number(to) - Number(from)) + 1;
}

/** By pattern: each is tried on many files. */
const matchers = new Map<string, Minimatch | undefined>();

const mostMatchers = 2000;

/** Whether a pattern is for a file; none that is beyond all bounds is. */
export function isMatch(fileName: string, pattern: string): boolean {
  if (!matchers.has(pattern)) {
    if (matchers.size === mostMatchers) {
      matchers.clear();
    }
    const isUsable = isBounded(pattern);
    matchers.set(
      pattern,
      isUsable ? new Minimatch(pattern, options) : undefined,
    );
  }
  return matchers.get(pattern)?.match(fileName) ?? false;
}

/** Whether one of the patterns of `files` is for a file. */
export function matchesFile(
  fileName: string,
  patterns: readonly FilePattern[],
): boolean {
  return patterns.some(pattern =>
    [pattern].flat().every(each => isMatch(fileName, each)),
  );
}

/** Whether patterns of `ignores` leave a file out: those with `!` take it in again. */
export function leavesOut(
  fileName: string,
  patterns: readonly string[],
): boolean {
  return patterns.reduce(
    (isOut, pattern) =>
      pattern.startsWith('!')
        ? isOut && !isMatch(fileName, pattern.slice(1))
        : isOut || isMatch(fileName, pattern),
    false,
  );
}

/** Whether ESLint ignores a file: because of itself, or because of a folder that it is in. */
export function isIgnored(
  fileName: string,
  patterns: readonly string[],
): boolean {
  const names = fileName.split('/');
  return names.some((_, index) => {
    const path = names.slice(0, index + 1).join('/');
    return leavesOut(index === names.length - 1 ? path : `${path}/`, patterns);
  });
}

/** A pattern of `files` or `excludedFiles` in an eslintrc config, as a flat config has it. */
export function toFlatPattern(pattern: string): string {
  const mark = pattern.startsWith('!') ? '!' : '';
  const path = pattern.slice(mark.length);
  // A name without a folder is for files in all of them.
  return mark + (path.includes('/') ? path.replace(/^\.\//, '') : `**/${path}`);
}

/** A pattern of `ignorePatterns`, as a flat config has it. It follows https://git-scm.com/docs/gitignore#_pattern_format */
export function toFlatIgnore(pattern: string): string {
  const mark = pattern.startsWith('!') ? '!' : '';
  const path = pattern.slice(mark.length).trimEnd();
  // Of a name without a folder, it does not matter where it is.
  const isAnywhere = !path.slice(0, -1).includes('/');
  const rooted = path
    .replace(/^\//, '')
    // To git, these are characters like others.
    .replaceAll(/[({]/g, String.raw`\$&`);
  // What is in the folder, not the folder itself.
  const inside = path.endsWith('/**') ? '/*' : '';
  return isAnywhere && !/^\**$/.test(path)
    ? `${mark}**/${rooted}`
    : `${mark}${rooted}${inside}`;
}

/** Patterns for the files that two lists of patterns are both for; `undefined`: all files. */
export function intersect(
  outer: readonly FilePattern[] | undefined,
  inner: readonly FilePattern[] | undefined,
): readonly FilePattern[] | undefined {
  if (outer === undefined || inner === undefined) {
    return outer ?? inner;
  }
  return outer.flatMap(one =>
    inner.map(other => {
      const [first = '', ...more] = new Set([one, other].flat());
      return more.length === 0 ? first : [first, ...more];
    }),
  );
}

/** How the name of a file ends that is no code. */
const otherEnd = /\.(?![cm]?[jt]sx?$)\w+$/;

/** Takes the files out of a pattern that the parser cannot parse, such as templates and Markdown. */
export function takeCode(pattern: FilePattern): FilePattern[] {
  if (typeof pattern !== 'string') {
    return pattern.some(each => takeCode(each).length === 0) ? [] : [pattern];
  }
  const all = expandBraces(pattern);
  const code = all.filter(each => !otherEnd.test(each));
  return code.length === all.length ? [pattern] : code;
}

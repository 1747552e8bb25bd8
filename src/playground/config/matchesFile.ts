import { minimatch } from 'minimatch';

/** As ESLint matches files: names of folders that begin with a dot are folders like others. */
const options = { dot: true };

/**
 * Whether one of a config's patterns is for a file.
 *
 * @param byName whether a pattern without a slash is for files in every folder, as in an `.eslintrc`
 */
export function matchesFile(
  fileName: string,
  patterns: readonly string[],
  byName: boolean,
): boolean {
  return patterns.some(pattern =>
    minimatch(fileName, pattern.replace(/^\.\//, ''), {
      ...options,
      matchBase: byName,
    }),
  );
}

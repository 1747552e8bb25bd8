import type { Report } from '../read/report';

/** Folders in which code is, below the one that has the config. */
const ofCode = new Set([
  'app',
  'apps',
  'components',
  'lib',
  'libs',
  'packages',
  'pages',
  'server',
  'src',
  'test',
  'tests',
]);

/**
 * The folder that has the config, guessed from the paths of reports: what all begin with, up to the first
 * folder that usually has code. Ends with a slash; empty where paths are relative, or have nothing in common.
 */
export function guessRoot(reports: readonly Report[]): string {
  const [first, ...others] = reports.map(({ file }) => file.split('/'));
  if (first === undefined || !isAbsolute(first)) {
    return '';
  }
  let common = first.slice(0, -1);
  for (const path of others) {
    const length = common.findIndex((folder, index) => folder !== path[index]);
    common = length < 0 ? common : common.slice(0, length);
  }
  const code = common.findIndex(
    (folder, index) => index > 1 && ofCode.has(folder),
  );
  const root = code < 0 ? common : common.slice(0, code);
  return root.length > 1 ? `${root.join('/')}/` : '';
}

/** `/app/a.ts` and `C:/app/a.ts` */
function isAbsolute([first]: readonly string[]): boolean {
  return first === '' || /^[A-Za-z]:$/.test(first ?? '');
}

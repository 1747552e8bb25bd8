/**
 * Where linted files seem to lie. Not `/`, and without the lib files: rules
 * tell by the folder whether a type is declared in the project.
 */
export const PROJECT_FOLDER = '/project';

/** Where TypeScript's lib files seem to lie. */
export const LIB_FOLDER = '/typescript/lib';

/** What a linted file's name can end in. Declaration files end in `.d.ts` and the like. */
export const FILE_EXTENSIONS = [
  'ts',
  'tsx',
  'mts',
  'cts',
  'js',
  'jsx',
  'mjs',
  'cjs',
] as const;

const LINTED_FILE = new RegExp(`[^/]\\.(?:${FILE_EXTENSIONS.join('|')})$`, 'i');

/**
 * The full path of a file that is named relative to the project folder.
 * It never leaves that folder, whatever the name, and its extension is in
 * lower case: ESLint and TypeScript only know those.
 */
export function resolveFilePath(fileName: string): string {
  if (!LINTED_FILE.test(fileName)) {
    throw new Error(
      `Cannot lint "${fileName}": its name has to end in one of ${FILE_EXTENSIONS.map(
        extension => `.${extension}`,
      ).join(', ')}.`,
    );
  }
  const segments: string[] = [];
  const known = fileName.replace(/\.\w+$/, extension =>
    extension.toLowerCase(),
  );
  for (const segment of known.split('/')) {
    if (segment === '..') {
      segments.pop();
    } else if (segment !== '' && segment !== '.') {
      segments.push(segment);
    }
  }
  return [PROJECT_FOLDER, ...segments].join('/');
}

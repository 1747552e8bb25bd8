/**
 * Where linted files seem to lie. Not `/`, and without the lib files: rules
 * tell by the folder whether a type is declared in the project.
 */
export const projectFolder = '/project';

/** Where TypeScript's lib files seem to lie. */
export const libFolder = '/typescript/lib';

/** What a linted file's name can end in. Declaration files end in `.d.ts` and the like. */
export const fileExtensions = [
  'ts',
  'tsx',
  'mts',
  'cts',
  'js',
  'jsx',
  'mjs',
  'cjs',
] as const;

const lintedFile = new RegExp(`[^/]\\.(?:${fileExtensions.join('|')})$`, 'i');

/** The full path of a file to lint. @throws when files with such a name are not linted */
export function resolveFilePath(fileName: string): string {
  if (!lintedFile.test(fileName)) {
    throw new Error(
      `Cannot lint "${fileName}": its name has to end in one of ${fileExtensions
        .map(extension => `.${extension}`)
        .join(', ')}.`,
    );
  }
  return resolveProjectPath(fileName);
}

/** The full path of a file in the project folder, which no name leaves. ESLint and TypeScript only know extensions in lower case. */
export function resolveProjectPath(fileName: string): string {
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
  return [projectFolder, ...segments].join('/');
}

import { filesOf } from '../files/playgroundFiles';
import {
  type FileType,
  fileTypeOf,
  noFiles,
  type SharedState,
} from '../state/sharedState';

/** Versions of what the playground runs, for people who want to reproduce a result. */
export interface ToolVersions {
  eslint: string;
  /** Of the parser and the plugin: they are released together. */
  typescriptEslint: string;
  /** Of the package with the globals of environments. */
  globals: string;
}

/**
 * The state as Markdown, to be pasted into a discussion.
 *
 * @param link `undefined` where the state is too long for one
 */
export function toMarkdown(
  shared: SharedState,
  versions: ToolVersions,
  link: string | undefined,
): string {
  return [
    ...(link === undefined ? [] : [`[Playground link](${link})`]),
    ...describeFiles(shared),
    `ESLint config:\n\n${fence('jsonc', shared.eslintrc)}`,
    `tsconfig:\n\n${fence('jsonc', shared.tsconfig)}`,
    listVersions(shared, versions),
  ].join('\n\n');
}

/** A table of what ran, and what else the playground was told. */
export function listVersions(
  shared: SharedState,
  { eslint, typescriptEslint }: ToolVersions,
): string {
  return [
    '| Package | Version |',
    '| --- | --- |',
    `| \`@typescript-eslint/eslint-plugin\` | \`${typescriptEslint}\` |`,
    `| \`@typescript-eslint/parser\` | \`${typescriptEslint}\` |`,
    `| \`typescript\` | \`${shared.ts}\` |`,
    `| \`eslint\` | \`${eslint}\` |`,
    '',
    `${describeTypes(shared)}, source type \`${shared.sourceType}\`.`,
  ].join('\n');
}

/** The code of all files, with their names where there are several. */
function describeFiles(shared: SharedState): string[] {
  const files = filesOf(shared);
  return files.map(({ name, code }) => {
    const block = fence(languageOf(fileTypeOf(name)), code);
    return files.length === 1 ? block : `\`${name}\`:\n\n${block}`;
  });
}

function describeTypes(shared: SharedState): string {
  return shared.files === noFiles
    ? `File type \`${shared.fileType}\``
    : `Files ${filesOf(shared)
        .map(({ name }) => `\`${name}\``)
        .join(', ')}`;
}

function languageOf(fileType: FileType): string {
  return fileType.replace(/^\.(?:d\.)?[cm]?/, '');
}

/**
 * A text as a block of code in Markdown, between fences that nothing in it can end.
 *
 * @param language after the first fence
 */
export function fence(language: string, text: string): string {
  const longest = (text.match(/`+/g) ?? []).reduce(
    (most, { length }) => Math.max(most, length),
    2,
  );
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}\n${text.replace(/\n$/, '')}\n${ticks}`;
}

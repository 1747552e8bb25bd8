import type { SharedState } from '../state/sharedState';
import { fence } from './markdownFence';

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
    fence(languageOf(shared.fileType), shared.code),
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
    `File type \`${shared.fileType}\`, source type \`${shared.sourceType}\`.`,
  ].join('\n');
}

function languageOf(fileType: SharedState['fileType']): string {
  return fileType.replace(/^\.(?:d\.)?[cm]?/, '');
}

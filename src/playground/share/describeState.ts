import type { PlaygroundState } from '../state/playgroundState';
import { fence } from './markdownFence';

/** Versions of what the playground runs, for people who want to reproduce a result. */
export interface ToolVersions {
  eslint: string;
  /** Of the parser and the plugin: they are released together. */
  typescriptEslint: string;
}

/** The state as Markdown, to be pasted into a discussion. */
export function toMarkdown(
  state: PlaygroundState,
  versions: ToolVersions,
  link: string,
): string {
  return [
    `[Playground link](${link})`,
    fence(languageOf(state.fileType), state.code),
    `ESLint config:\n\n${fence('jsonc', state.eslintrc)}`,
    `tsconfig:\n\n${fence('jsonc', state.tsconfig)}`,
    listVersions(state, versions),
  ].join('\n\n');
}

/** A table of what ran, and what else the playground was told. */
export function listVersions(
  state: PlaygroundState,
  { eslint, typescriptEslint }: ToolVersions,
): string {
  return [
    '| Package | Version |',
    '| --- | --- |',
    `| \`@typescript-eslint/eslint-plugin\` | \`${typescriptEslint}\` |`,
    `| \`@typescript-eslint/parser\` | \`${typescriptEslint}\` |`,
    `| \`typescript\` | \`${state.ts}\` |`,
    `| \`eslint\` | \`${eslint}\` |`,
    '',
    `File type \`${state.fileType}\`, source type \`${state.sourceType}\`.`,
  ].join('\n');
}

function languageOf(fileType: PlaygroundState['fileType']): string {
  return fileType.replace(/^\.(?:d\.)?[cm]?/, '');
}

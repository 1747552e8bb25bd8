import type { PlaygroundState } from '../state';
import { fence } from './fence';

/** Versions of what the playground runs, for people who want to reproduce a result. */
export interface ToolVersions {
  eslint: string;
  /** Of the parser and the plugin: they are released together. */
  typescriptEslint: string;
}

/** Longest address that GitHub takes for a new issue, in characters. */
const MAX_ISSUE_URL = 8_000;

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

/**
 * The address of the form for a new issue, filled in with the state.
 *
 * @param repository address of the code host's repository
 */
export function issueUrl(
  repository: string,
  state: PlaygroundState,
  versions: ToolVersions,
  link: string,
): string {
  const full = buildIssueUrl(repository, toMarkdown(state, versions, link));
  if (full.length <= MAX_ISSUE_URL) {
    return full;
  }
  const { code } = state;
  const short = `[Playground link](${link})\n\n${listVersions(state, versions)}`;
  const withLink = buildIssueUrl(repository, short);
  return withLink.length <= MAX_ISSUE_URL
    ? withLink
    : buildIssueUrl(
        repository,
        `The playground link and the code (${String(code.split('\n').length)} lines) are too long for an address: please paste them here with "Copy as Markdown".\n\n${listVersions(state, versions)}`,
      );
}

function buildIssueUrl(repository: string, reproduction: string): string {
  const parameters = new URLSearchParams({
    title: 'Bug: <short description of the issue>',
    labels: 'bug,triage',
    body: [
      '### What happens',
      '<!-- What does the rule or the parser do? -->',
      '### What should happen instead',
      '<!-- And why? -->',
      '### Reproduction',
      reproduction,
    ].join('\n\n'),
  });
  return `${repository}/issues/new?${parameters.toString()}`;
}

function listVersions(
  { ts, sourceType, fileType }: PlaygroundState,
  { eslint, typescriptEslint }: ToolVersions,
): string {
  return [
    '| Package | Version |',
    '| --- | --- |',
    `| \`@typescript-eslint/eslint-plugin\` | \`${typescriptEslint}\` |`,
    `| \`@typescript-eslint/parser\` | \`${typescriptEslint}\` |`,
    `| \`typescript\` | \`${ts}\` |`,
    `| \`eslint\` | \`${eslint}\` |`,
    '',
    `File type \`${fileType}\`, source type \`${sourceType}\`.`,
  ].join('\n');
}

function languageOf(fileType: PlaygroundState['fileType']): string {
  return fileType.replace(/^\.(?:d\.)?[cm]?/, '');
}

import { version as typescriptEslint } from '@typescript-eslint/eslint-plugin/package.json';
import { version as eslint } from 'eslint/package.json';
import { filesOf } from '../files/playgroundFiles';
import { defaultState } from '../link/parameters';
import type { Problem } from '../problems/problem';
import {
  fileNameOf,
  type FileType,
  fileTypeOf,
  noFiles,
  type SharedState,
} from '../state/sharedState';

/** The state as Markdown, to be pasted into a discussion; without a link where it's too long for one. */
export function toMarkdown(
  shared: SharedState,
  problems: readonly Problem[],
  link: string | undefined,
): string {
  return [
    ...(link === undefined ? [] : [`[Playground link](${link})`]),
    ...describeFiles(shared),
    ...describeReports(shared, problems),
    `ESLint config:\n\n${fence('jsonc', shared.eslintrc)}`,
    `tsconfig:\n\n${fence('jsonc', shared.tsconfig)}`,
    listVersions(shared),
  ].join('\n\n');
}

function listVersions(shared: SharedState): string {
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

function describeFiles(shared: SharedState): string[] {
  const files = filesOf(shared);
  return files.map(({ name, code }) => {
    const block = fence(languageOf(fileTypeOf(name)), code);
    return files.length === 1 ? block : `\`${name}\`:\n\n${block}`;
  });
}

/** What is reported, a line each, as ESLint prints it. */
function describeReports(
  shared: SharedState,
  problems: readonly Problem[],
): string[] {
  const lines = problems.map(
    ({ code = '', column, line, message, severity }) =>
      `${String(line)}:${String(column)}  ${severity}  ${message}  ${code}`,
  );
  return lines.length === 0
    ? []
    : [
        `Reports in \`${fileNameOf(shared)}\`:\n\n${fence('text', lines.join('\n'))}`,
      ];
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

/** A text as a block of code in Markdown, between fences that nothing in it can end. */
export function fence(language: string, text: string): string {
  let ticks = '```';
  while (text.includes(ticks)) {
    ticks += '`';
  }
  return `${ticks}${language}\n${text.replace(/\n$/, '')}\n${ticks}`;
}

/** The repository's form for what a rule gets wrong. */
const form = {
  template: '01-bug-report-plugin.yaml',
  title: 'Bug: [rule name here] <short description of the issue>',
};

/** Longest address that GitHub takes for a new issue, in characters. */
const maxLength = 8_000;

/** The address of a repository's form for a new issue, its fields filled in with the state as far as they fit. */
export function issueUrl(
  repository: string,
  shared: SharedState,
  link: string | undefined,
): string {
  const fields: Record<string, string> = {
    'playground-link': link ?? noLink,
    ...textFields({ ...shared, code: codeOf(shared) }),
    versions: listVersions(shared),
  };
  // The longest goes first; of the code and the configs, the link has a copy.
  for (;;) {
    const parameters = new URLSearchParams({ ...form, ...fields });
    const url = `${repository}/issues/new?${parameters.toString()}`;
    const [longest = ''] = Object.keys(fields).sort(
      (a, b) => encodedLength(fields[b]) - encodedLength(fields[a]),
    );
    if (url.length <= maxLength || fields[longest] === tooLong) {
      return url;
    }
    fields[longest] = tooLong;
  }
}

const noLink =
  'The code is too long for a link: please attach the project that the playground downloads.';

const tooLong =
  'This was too long for an address: please paste it here, from the playground.';

/** The code, with the names of its files where there are several, as TypeScript's own tests have them. */
function codeOf(shared: SharedState): string {
  const files = filesOf(shared);
  return files.length === 1
    ? shared.code
    : files
        .map(({ name, code }) => `// @filename: ${name}\n${code}`)
        .join('\n');
}

const textFieldNames = [
  ['code', 'repro-code'],
  ['eslintrc', 'eslint-config'],
  ['tsconfig', 'typescript-config'],
] as const;

/** The texts that are not the default, by the fields that they belong to. */
function textFields(shared: SharedState): Record<string, string> {
  const usual = defaultState(shared.ts);
  return Object.fromEntries(
    textFieldNames
      .filter(([name]) => shared[name] !== usual[name])
      .map(([name, field]) => [field, shared[name]]),
  );
}

function encodedLength(text = ''): number {
  return new URLSearchParams({ text }).toString().length;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findComments,
  parseJson,
  valueOf,
} from '../../src/config/json/parseJson';
import { ownPreset } from '../../src/config/presets/presetNames';
import { defaultCompilerOptions } from '../../src/linter/compilerOptions';
import { expectedNotes } from './notes';
import { type PageResult, paste, type PastedConfig, tryOnPage } from './page';
import {
  createProject,
  type EslintVersion,
  type ProjectReport,
  type ReportedMessage,
  type TestProject,
} from './project';

const minute = 60_000;

/** Texts of the files in a folder, by name. */
function readFolder(name: string): Map<string, string> {
  const folder = join(__dirname, name);
  return new Map(
    readdirSync(folder)
      .sort()
      .map(file => [file, readFileSync(join(folder, file), 'utf8')]),
  );
}

const corpus = readFolder('corpus');
const code = readFolder('code');
let project: TestProject;

beforeAll(() => {
  project = createProject(Object.fromEntries(code));
});

afterAll(() => {
  project.remove();
});

function openPage(pasted: PastedConfig, fileName: string): PageResult {
  return tryOnPage(pasted, {
    code: code.get(fileName) ?? '',
    fileName,
    compilerOptions: defaultCompilerOptions,
  });
}

/** @throws with the config when ESLint refuses it */
async function lint(
  version: EslintVersion,
  config: string,
  fileName: string,
): Promise<ProjectReport> {
  return project.lint(version, config, fileName).catch((error: unknown) => {
    throw new Error(`${String(error)}\n\n${config}`);
  });
}

/** Messages in a form in which they can be compared. */
function list(messages: readonly ReportedMessage[]): string[] {
  return messages
    .map(
      ({ ruleId, severity, line, column, message }) =>
        `${String(line)}:${String(column)} ${String(severity)} ${ruleId ?? ''} ${message}`,
    )
    .sort();
}

it('are many', () => {
  expect(corpus.size).toBeGreaterThanOrEqual(80);
});

// File by file: what the types of the last file are, is known.
describe.each([...code.keys()])('in %s', { tags: ['night'] }, fileName => {
  it.each([...corpus])(
    'a copied config, and one that was downloaded, reports in ESLint what the page reports: %s',
    async (_name, text) => {
      const page = openPage(await paste(text), fileName);
      const { copied: own, copiedEarly = own, downloaded } = page;
      for (const copied of new Set([own, copiedEarly, downloaded])) {
        const report = await lint('8.57', copied, fileName);
        expect({ ...report, messages: list(report.messages) }, copied).toEqual({
          isIgnored: page.reading.isIgnored,
          messages: list(page.messages),
        });
      }
    },
    minute,
  );
});

/** Rules that ESLint 9 has improved. */
const improved = new Set([
  'no-console',
  'no-empty-function',
  'no-shadow',
  'no-useless-constructor',
]);

describe('ESLint 9', { tags: ['night'] }, () => {
  it.each([...corpus])(
    'reports the same with a copied config, as far as it has the same rules: %s',
    async (_name, text) => {
      const fileName = 'example.ts';
      const page = openPage(await paste(text), fileName);
      const { messages } = await lint('9', page.copied, fileName);
      const isSame = ({ ruleId }: ReportedMessage) =>
        !improved.has(ruleId ?? '');
      expect(list(messages.filter(isSame)), page.copied).toEqual(
        list(page.messages.filter(isSame)),
      );
    },
    minute,
  );
});

describe('nothing vanishes', () => {
  it.each([...corpus])(
    'from a copied config: %s',
    async (_name, text) => {
      const pasted = await paste(text);
      const { copied } = openPage(pasted, 'example.ts');
      expect(copied).toContain('export default');
      const { root } = parseJson(pasted.text);
      for (const word of wordsOf(root && valueOf(root))) {
        expect(copied).toContain(word);
      }
      for (const comment of findComments(pasted.text)) {
        for (const line of comment.text.split(/[\n\u2028\u2029]/)) {
          expect(copied).toContain(line.trim());
        }
      }
    },
    minute,
  );

  it.each([...corpus])('from a converted one: %s', async (name, text) => {
    const { notes } = await paste(text);
    expect(notes).toEqual(expectedNotes[name] ?? []);
  });
});

/** What a flat config says by its form, or has no word for. */
const withoutWords = new Set([
  '$schema',
  '__proto__',
  '@typescript-eslint',
  '@typescript-eslint/eslint-plugin',
  '@typescript-eslint/parser',
  'env',
  'excludedFiles',
  'extends',
  'ignorePatterns',
  'languageOptions',
  'name',
  'noInlineConfig',
  'overrides',
  'parser',
  'parserOptions',
  'plugins',
  'processor',
  'root',
  'rules',
  'tsconfigRootDir',
]);

/** All names and texts in a config, as they are in code. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    const preset = value.includes(':')
      ? ownPreset(value.replace('/eslint-plugin/', '/'))
      : undefined;
    return preset === undefined
      ? partsOf(value)
      : [[preset.as ?? 'tseslint', ...preset.path].join('.')];
  }
  if (Array.isArray(value)) {
    return value.flatMap(wordsOf);
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [
        // What `false` says of an environment is what is so without it.
        ...(inner === false && name !== 'myGlobal' ? [] : partsOf(name)),
        ...wordsOf(inner),
      ])
    : [];
}

/** Of paths and the like, what is the same in another notation. */
function partsOf(text: string): string[] {
  return withoutWords.has(text) || /^(?:es6|es20\d\d|https:.*)$/.test(text)
    ? []
    : (text.match(/[\w@-]{2,}/g) ?? []);
}

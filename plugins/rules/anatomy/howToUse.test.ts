import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TSESLint } from '@typescript-eslint/utils';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillIn, type HowToUse } from '../../../src/rules/page/howToUse';
import { readRules } from '../readRules';
import { howToUse } from './howToUse';

/** Loads TypeScript, which takes its time on a busy computer. */
const timeout = 60_000;

/** A rule of each kind, and code that it reports. */
const cases = [
  { name: 'no-explicit-any', code: 'export let id: any;\n' },
  {
    name: 'await-thenable',
    code: 'export async function wait() {\n  await 1;\n}\n',
  },
  {
    name: 'no-shadow',
    code: 'const id = 1;\nexport function f(id: string) {\n  return id;\n}\n',
  },
  {
    name: 'only-throw-error',
    code: "export function fail() {\n  throw 'no';\n}\n",
  },
];

/** What turns a rule on or off as text, as a reader copies it. */
function configOf(name: string, kind: keyof HowToUse): string {
  const rule = readRules().find(one => one.name === name);
  if (!rule) {
    throw new Error(`The plugin has no rule "${name}".`);
  }
  return load(fillIn(rule, howToUse()[kind]), null, false).text();
}

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'how-to-use-'));
  symlinkSync(
    join(process.cwd(), 'node_modules'),
    join(folder, 'node_modules'),
  );
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{ "compilerOptions": { "strict": true, "types": [] } }',
  );
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('has the line of a rule, after that of its base rule', () => {
  expect(configOf('no-floating-promises', 'entry')).toBe(
    "'@typescript-eslint/no-floating-promises': 'error',",
  );
  expect(configOf('only-throw-error', 'entry')).toBe(
    "'no-throw-literal': 'off',\n'@typescript-eslint/only-throw-error': 'error',",
  );
});

describe.each(cases)('a config for $name', ({ name, code }) => {
  it('is silenced by the comment', { timeout }, async () => {
    const file = join(folder, `${name}.silenced.config.mjs`);
    writeFileSync(file, configOf(name, 'flat'));
    const comment = configOf(name, 'comment');
    writeFileSync(
      join(folder, 'silenced.ts'),
      code.replaceAll(/^/gm, `${comment}\n`),
    );
    const eslint = new TSESLint.FlatESLint({
      cwd: folder,
      overrideConfigFile: file,
    });
    const [result] = await eslint.lintFiles(['silenced.ts']);
    expect(result?.messages).toEqual([]);
    expect(result?.suppressedMessages.map(({ ruleId }) => ruleId)).toEqual([
      `@typescript-eslint/${name}`,
    ]);
  });

  it('works as a flat config', { timeout }, async () => {
    const file = join(folder, `${name}.config.mjs`);
    writeFileSync(file, configOf(name, 'flat'));
    writeFileSync(join(folder, 'code.ts'), code);
    const eslint = new TSESLint.FlatESLint({
      cwd: folder,
      overrideConfigFile: file,
    });
    const [result] = await eslint.lintFiles(['code.ts']);
    expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual([
      `@typescript-eslint/${name}`,
    ]);
  });

  it('works as an eslintrc', { timeout }, async () => {
    const file = join(folder, `${name}.eslintrc.cjs`);
    writeFileSync(file, configOf(name, 'legacy'));
    writeFileSync(join(folder, 'code.ts'), code);
    const eslint = new TSESLint.LegacyESLint({
      cwd: folder,
      overrideConfigFile: file,
      useEslintrc: false,
    });
    const [result] = await eslint.lintFiles(['code.ts']);
    expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual([
      `@typescript-eslint/${name}`,
    ]);
  });
});

it('says no more than a rule needs', () => {
  expect(configOf('no-explicit-any', 'flat')).not.toMatch(/parserOptions|off/);
  expect(configOf('await-thenable', 'legacy')).not.toContain("'off'");
  expect(configOf('no-shadow', 'flat')).not.toContain('parserOptions');
  expect(configOf('only-throw-error', 'flat')).toMatch(
    /tsconfigRootDir[^]*'no-throw-literal': 'off'/,
  );
});

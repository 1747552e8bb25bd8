import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import plugin from '@typescript-eslint/eslint-plugin';
import { TSESLint } from '@typescript-eslint/utils';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConfigLine, fillIn } from '../../../src/rules/page/howToUse';
import { installedPackages } from '../../packages/packages';
import { readRules } from '../readRules';
import { entryWithOptions, howToUseSection } from './howToUseSection';

const pluginRules = plugin.rules as Record<string, { meta: unknown }>;

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
  { name: 'naming-convention', code: 'export const user_name = 1;\n' },
];

/** What turns a rule on or off as text, as a reader copies it. */
function textOf(
  name: string,
  lines: (texts: ReturnType<typeof howToUseSection>) => readonly ConfigLine[],
): string {
  const rule = readRules().find(one => one.name === name);
  if (!rule) {
    throw new Error(`The plugin has no rule "${name}".`);
  }
  return plain(fillIn(rule, lines(howToUseSection())));
}

const configOf = (
  name: string,
  kind: 'file' | 'flat' | 'legacy' | 'line',
): string => textOf(name, texts => texts[kind]);

function plain(html: string): string {
  return load(html, null, false).text();
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

afterAll(() => rmSync(folder, { recursive: true }));

describe('the line of a rule', () => {
  it('comes after that of its base rule, for either format', () => {
    expect(textOf('no-floating-promises', ({ on }) => on.flat)).toBe(
      "'@typescript-eslint/no-floating-promises': 'error',",
    );
    expect(textOf('only-throw-error', ({ on }) => on.legacy)).toBe(
      '"no-throw-literal": "off",\n"@typescript-eslint/only-throw-error": "error",',
    );
    expect(textOf('only-throw-error', ({ off }) => off.flat)).toBe(
      "'@typescript-eslint/only-throw-error': 'off',",
    );
  });

  it('has the options as they are by default', () => {
    const rule = installedPackages.rules.get('no-floating-promises');
    const lines =
      rule && entryWithOptions({ ...rule, docs: { description: '' } });
    expect(plain(lines?.flat ?? '')).toBe(
      "'@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true, ignoreIIFE: false }],",
    );
    expect(plain(lines?.legacy ?? '')).toBe(
      '"@typescript-eslint/no-floating-promises": ["error", { "ignoreVoid": true, "ignoreIIFE": false }],',
    );
  });

  it('is one that ESLint takes, with the options of any rule', () => {
    const linter = new TSESLint.Linter();
    let count = 0;
    for (const rule of readRules()) {
      const { defaultOptions = [] } =
        installedPackages.rules.get(rule.name) ?? {};
      const lines = entryWithOptions({ ...rule, defaultOptions });
      if (lines) {
        count += 1;
        const rules = JSON.parse(
          `{${plain(lines.legacy).replace(/,$/, '')}}`,
        ) as TSESLint.Linter.RulesRecord;
        const name = `@typescript-eslint/${rule.name}`;
        // Some of them need types to do anything.
        linter.defineRule(name, {
          meta: pluginRules[rule.name]?.meta,
          create: () => ({}),
        } as never);
        // It throws when the options don't fit the rule's schema.
        expect(
          () => linter.verify('', { rules: { [name]: rules[name] } }),
          name,
        ).not.toThrow();
      }
    }
    expect(count).toBeGreaterThan(70);
  });
});

describe.each(cases)('a config for $name', ({ name, code }) => {
  it('is silenced by the comment', { timeout }, async () => {
    const file = join(folder, `${name}.silenced.config.mjs`);
    writeFileSync(file, configOf(name, 'flat'));
    const comment = configOf(name, 'line');
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

  it('is silenced in a file by the other comment', { timeout }, async () => {
    const file = join(folder, `${name}.file.config.mjs`);
    writeFileSync(file, configOf(name, 'flat'));
    writeFileSync(
      join(folder, 'silenced.ts'),
      `${configOf(name, 'file')}\n${code}`,
    );
    const eslint = new TSESLint.FlatESLint({
      cwd: folder,
      overrideConfigFile: file,
    });
    const [result] = await eslint.lintFiles(['silenced.ts']);
    expect(result?.messages).toEqual([]);
    expect(result?.suppressedMessages).not.toEqual([]);
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

import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TSESLint } from '@typescript-eslint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  baseRulePlaceholder,
  configFor,
  rulePlaceholder,
} from '../../../src/rules/page/howToUse';
import type { RuleMetadata } from '../../../src/rules/metadata';
import { flatConfig, howToUse, legacyConfig } from './howToUse';

/** Loads TypeScript, which takes its time on a busy computer. */
const timeout = 60_000;

/** A rule of each kind, and code that it reports. */
const cases = [
  {
    rule: 'no-explicit-any',
    base: '',
    needs: { types: false, baseRuleOff: false },
    code: 'export let id: any;\n',
  },
  {
    rule: 'await-thenable',
    base: '',
    needs: { types: true, baseRuleOff: false },
    code: 'export async function wait() {\n  await 1;\n}\n',
  },
  {
    rule: 'no-shadow',
    base: 'no-shadow',
    needs: { types: false, baseRuleOff: true },
    code: 'const id = 1;\nexport function f(id: string) {\n  return id;\n}\n',
  },
  {
    rule: 'only-throw-error',
    base: 'no-throw-literal',
    needs: { types: true, baseRuleOff: true },
    code: "export function fail() {\n  throw 'no';\n}\n",
  },
];

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

describe.each(cases)('a config for $rule', ({ rule, base, needs, code }) => {
  const fill = (config: string): string =>
    config
      .replaceAll(rulePlaceholder, rule)
      .replaceAll(baseRulePlaceholder, base);

  it('works as a flat config', { timeout }, async () => {
    const file = join(folder, `${rule}.config.mjs`);
    writeFileSync(file, fill(flatConfig(needs)));
    writeFileSync(join(folder, 'code.ts'), code);
    const eslint = new TSESLint.FlatESLint({
      cwd: folder,
      overrideConfigFile: file,
    });
    const [result] = await eslint.lintFiles(['code.ts']);
    expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual([
      `@typescript-eslint/${rule}`,
    ]);
  });

  it('works as an eslintrc', { timeout }, async () => {
    const file = join(folder, `${rule}.eslintrc.cjs`);
    writeFileSync(file, fill(legacyConfig(needs)));
    writeFileSync(join(folder, 'code.ts'), code);
    const eslint = new TSESLint.LegacyESLint({
      cwd: folder,
      overrideConfigFile: file,
      useEslintrc: false,
    });
    const [result] = await eslint.lintFiles(['code.ts']);
    expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual([
      `@typescript-eslint/${rule}`,
    ]);
  });
});

it('fills in the names of a rule and of its base rule', () => {
  const rule: RuleMetadata = {
    name: 'only-throw-error',
    type: 'problem',
    docs: {
      description: '',
      url: '',
      extendsBaseRule: 'no-throw-literal',
      requiresTypeChecking: true,
    },
    presets: [],
  };
  const html = configFor(rule, howToUse().flat);
  expect(html).toContain(
    `<span class="hl-string">'no-throw-literal'</span>: <span`,
  );
  expect(html).toContain("'@typescript-eslint/only-throw-error'");
  expect(html).toContain('tsconfigRootDir');
});

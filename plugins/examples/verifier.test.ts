import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { parseFence } from './fence';
import { createVerifier } from './verifier';

// The first check waits for the compiler to start.
vi.setConfig({ testTimeout: 60_000 });

const siteDir = mkdtempSync(join(tmpdir(), 'examples-'));
symlinkSync(
  join(import.meta.dirname, '../../node_modules'),
  join(siteDir, 'node_modules'),
);

const verify = createVerifier(siteDir);

async function check(language: string, meta: string, code: string) {
  const { problems } = await verify({
    code,
    fence: parseFence(language, meta, 'no-explicit-any'),
  });
  return problems;
}

describe('createVerifier', () => {
  it('lints examples', async () => {
    expect(await check('ts', 'incorrect', 'export let a: any;\n')).toEqual([]);
    expect(await check('ts', 'correct', 'export let a: any;\n')).toHaveLength(
      1,
    );
  });

  it('checks other code against the packages of the site', async () => {
    const code = (name: string) =>
      `import { ${name} } from '@typescript-eslint/utils';\n\nexport { ${name} };\n`;
    expect(await check('ts', '', code('ESLintUtils'))).toEqual([]);
    expect(await check('ts', '', code('ESLintTools'))).toEqual([
      { line: 1, message: expect.stringContaining('ESLintTools') as string },
    ]);
  });

  it('leaves alone what gives a reason', async () =>
    expect(await check('ts', 'unchecked="a sketch"', 'let = ;')).toEqual([]));

  it('loads configs', async () =>
    expect(
      await check(
        'js',
        'title="eslint.config.mjs"',
        'export default [{ a: 1 }];',
      ),
    ).toHaveLength(1));

  it.each([
    ['json', '{ "a": 1 }', []],
    ['json', '{\n  "a": 1,\n}', [expect.stringContaining('write jsonc')]],
    ['jsonc', '// a\n{ "a": 1, }', []],
    ['jsonc', '{\n  "a" 1\n}', [expect.stringContaining('not JSON')]],
    ['yaml', 'a: [1, 2]\nb: c', []],
    ['yaml', 'a: [1\nb: c', [expect.stringContaining('not YAML')]],
    ['bash', 'if [', []],
  ])('checks data: %s %j', async (language, code, messages) => {
    const problems = await check(language, '', code);
    expect(problems.map(({ message }) => message)).toEqual(messages);
  });

  it('says where data is wrong', async () => {
    expect(await check('json', '', '{\n  "a": 1\n  "b": 2\n}')).toMatchObject([
      { line: 3 },
    ]);
    expect(await check('yaml', '', 'a: 1\nb: [\n')).toMatchObject([
      { line: 3 },
    ]);
  });

  it('answers from the cache without loading what checks', async () => {
    const code = 'export let cached: any;\n';
    await check('ts', 'incorrect', code);
    vi.resetModules();
    vi.doMock('../../src/linter/nodeEnvironment', () => {
      throw new Error('Loaded.');
    });
    const fresh = (await import('./verifier')).createVerifier(siteDir);
    const fence = parseFence('ts', 'incorrect', 'no-explicit-any');
    expect((await fresh({ code, fence })).problems).toEqual([]);
    await expect(fresh({ code: `${code}\n`, fence })).rejects.toThrow();
    vi.doUnmock('../../src/linter/nodeEnvironment');
  });
});

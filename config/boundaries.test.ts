import * as parser from '@typescript-eslint/parser';
import { FlatESLint } from '@typescript-eslint/utils/ts-eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import boundaries from './boundaries.mjs';

const eslint = new FlatESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['src/**'],
      languageOptions: { parser },
      plugins: { '@typescript-eslint': tseslint.plugin },
    },
    ...boundaries,
  ],
});

/** Whether a file of `src/` may import something. */
async function mayImport(file: string, from: string): Promise<boolean> {
  const [result] = await eslint.lintText(`import '${from}';`, {
    filePath: `src/${file}`,
  });
  return result?.messages.length === 0;
}

describe('src/config', () => {
  it.each([
    '../../linter/protocol',
    '../../rules/presetSpelling',
    '../../text/positions',
    '../json/parseJson',
    'jsonc-parser',
  ])('imports %s', async from => {
    expect(await mayImport('config/read/some.ts', from)).toBe(true);
  });

  it.each([
    '../../playground/state/sharedState',
    '../../examples/Example',
    '../../linter/linter',
    '../../ui/Tabs',
    '@docusaurus/Link',
    'react',
  ])('does not import %s', async from => {
    expect(await mayImport('config/read/some.ts', from)).toBe(false);
    expect(await mayImport('config/read/useSome.ts', from)).toBe(false);
    expect(await mayImport('config/read/Some.tsx', from)).toBe(false);
  });
});

it('enters features through their fronts', async () => {
  const some = 'playground/editor/some.ts';
  expect(await mayImport(some, '../../config/json/parseJson')).toBe(true);
  expect(await mayImport(some, '../../config/json/json5')).toBe(false);
});

it('tells a feature from a folder of the same name', async () => {
  const some = 'playground/state/some.ts';
  expect(await mayImport(some, '../editor/editorTypes')).toBe(true);
  expect(await mayImport(some, '../../editor/lightEditor')).toBe(false);
  expect(await mayImport(some, '../../editor/createEditor')).toBe(true);
});

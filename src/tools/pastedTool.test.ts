import { expect, it } from 'vitest';
import { pastedTool } from './pastedTool';

it.each([
  ['{\n  "extends": ["eslint:recommended"]\n}', 'Check this config'],
  ['rules:\n  no-var: error', 'Check this config'],
  [
    "import tseslint from 'typescript-eslint';\nexport default tseslint.config();",
    'Check this config',
  ],
  [
    '/repo/src/a.ts\n  3:5  error  Unexpected any  @typescript-eslint/no-explicit-any',
    'Read this report',
  ],
  [
    'src/a.ts:3:5: Unexpected any [Error/no-explicit-any]\n\n1 problem',
    'Read this report',
  ],
  ['[{\n"filePath":"/a.ts","messages":[]}]', 'Read this report'],
  ['::warning file=a.ts,line=1::Unexpected any\n', undefined],
  ['Unexpected any. Specify a different type', undefined],
  ['two\nlines', undefined],
  ['{ "rules": {} }', undefined],
])('knows what reads %j', (text, label) =>
  expect(pastedTool(text)?.label).toBe(label),
);

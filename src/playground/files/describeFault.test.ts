import { expect, it } from 'vitest';
import { describeFault } from './describeFault';
import { faultOfName } from './fileName';

it.each([
  ['notes.md', '.tsx'],
  [`${'a'.repeat(100)}.ts`, '100'],
  ['a?.ts', '?'],
  ['src/../a.ts', 'folders'],
  ['node_modules/zod/index.d.ts', '.d.ts'],
  ['tsconfig.json', 'tsconfig.json'],
  ['other.ts', 'other.ts'],
])('says why a file can’t be called %s', (name, said) => {
  const fault = faultOfName(name, ['other.ts']);
  expect(fault && describeFault(fault, name)).toContain(said);
});

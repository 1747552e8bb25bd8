import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { printTypes, typesFile } from './printTypes';

it('the types of the rule data fit the schema; if not, run npm run rule-data-types', async () => {
  expect(readFileSync(typesFile, 'utf8')).toBe(await printTypes());
});

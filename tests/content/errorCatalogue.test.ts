import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { situations } from '../errorCatalogue.mjs';

const folder = join(import.meta.dirname, '../e2e');

it('every situation of the error catalogue is provoked in a browser', () => {
  const code = readdirSync(folder)
    .filter(name => name.endsWith('.spec.ts'))
    .map(name => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  expect(
    situations.filter(
      situation => !code.includes(`inCatalogue('${situation}')`),
    ),
  ).toEqual([]);
});

import { join } from 'node:path';
import { expect } from 'vitest';
import { checkSource } from '../../plugins/examples/sourceCheck';

const siteDir = join(import.meta.dirname, '../..');

/**
 * Has the compiler check code that imports the installed packages.
 *
 * @param typeErrors codes of all errors that it finds
 */
export function expectTypeErrors(code: string, typeErrors: number[]): void {
  const source = { fileName: 'claim.ts', sourceType: 'module' } as const;
  expect(checkSource(siteDir, code, { ...source, typeErrors })).toEqual([]);
}

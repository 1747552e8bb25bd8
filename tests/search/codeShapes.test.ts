import { expect, test } from 'vitest';
import { pagesOfCode } from '../../src/search/engine/codeShapes';
import { readBuiltIndex } from './builtIndex';

test('code leads to pages that exist', () => {
  const known = new Set(
    readBuiltIndex().pages.flatMap(({ path, title }) => [path, title]),
  );
  expect(pagesOfCode.filter(page => !known.has(page))).toEqual([]);
});

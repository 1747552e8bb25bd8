import { expect, it } from 'vitest';
import { keepShown } from './calmMarkers';
import type { EditorMarker } from './editorTypes';

function markerAt(line: number, message: string): EditorMarker {
  return {
    owner: 'ESLint',
    severity: 'error',
    message,
    code: 'no-var',
    url: undefined,
    line,
    column: 1,
    endLine: line,
    endColumn: 2,
    edits: [],
  };
}

it('keeps what was shown before, where it is now, and nothing that is new', () => {
  const before = [markerAt(1, 'a'), markerAt(2, 'b')];
  const after = [markerAt(1, 'new'), markerAt(2, 'a'), markerAt(3, 'a')];
  expect(keepShown(after, before)).toEqual([markerAt(2, 'a')]);
  expect(keepShown(after, [])).toEqual([]);
  expect(keepShown(before, before)).toEqual(before);
});

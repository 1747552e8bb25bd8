import { expect, test } from 'vitest';
import { sequenceWatcher } from './watchSecretSequence';

test.each([
  ['the sequence', 'uudd', [4]],
  ['again', 'uudduudd', [4, 8]],
  ['after something else', 'xduudd', [6]],
  ['after a start that went wrong', 'uuudd', [5]],
  ['interrupted', 'uuxdd', []],
  ['too short', 'uud', []],
  ['its end does not start the next one', 'uudddd', [4]],
])('%s', (_, entered, completeAt) => {
  const watch = sequenceWatcher([...'uudd']);
  const complete = [...entered].map(input => watch(input));
  expect(complete.flatMap((is, index) => (is ? index + 1 : []))).toEqual(
    completeAt,
  );
});

/** A single movement of a finger. */
export type Gesture = 'down' | 'left' | 'right' | 'tap' | 'up';

/** Up, up, down, down, left, right, left, right, B, A, as codes of keys. */
export const secretKeys = [38, 38, 40, 40, 37, 39, 37, 39, 66, 65] as const;

/** The same sequence as gestures. */
export const secretGestures: readonly Gesture[] = [
  'up',
  'up',
  'down',
  'down',
  'left',
  'right',
  'left',
  'right',
  'tap',
  'tap',
];

/**
 * Waits for a sequence among all that is entered.
 *
 * @returns a function to call with each input, which says whether it was the
 *   sequence's last
 */
export function sequenceWatcher<Input>(
  sequence: readonly Input[],
): (input: Input) => boolean {
  let last: Input[] = [];
  return input => {
    last = [...last, input].slice(-sequence.length);
    const complete =
      last.length === sequence.length &&
      last.every((one, index) => one === sequence[index]);
    if (complete) {
      last = [];
    }
    return complete;
  };
}

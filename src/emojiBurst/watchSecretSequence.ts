import { startAsked } from '../navigation/startAtFirstUse';

/** Set on the root while bursts are wanted. */
export const burstsMark = 'data-bursts';

/** Dispatched on the document when that changes. */
export const burstsToggled = 'bursts-toggled';

/**
 * Watches for the hidden feature: a secret sequence of keys or gestures starts bursts of emojis, and stops
 * them when it is entered again. It may be entered on a page that React is not on yet, so the page script
 * listens, and loads the application, which has the emojis.
 */
export function watchSecretSequence(): void {
  const toggle = (): void => {
    document.documentElement.toggleAttribute(burstsMark);
    document.dispatchEvent(new Event(burstsToggled));
    document.dispatchEvent(new Event(startAsked));
  };
  watchKeys(toggle);
  watchGestures(toggle);
}

type Gesture = 'down' | 'left' | 'right' | 'tap' | 'up';

/** Up, up, down, down, left, right, left, right, B, A, as codes of keys. */
const secretKeys = [38, 38, 40, 40, 37, 39, 37, 39, 66, 65] as const;

const secretGestures = 'up up down down left right left right tap tap';

function watchKeys(callback: () => void): void {
  const isLast = sequenceWatcher<number>(secretKeys);
  document.addEventListener('keydown', event => {
    // The specification gives codes; they are the same with Shift and Caps Lock.
    if (isLast(event.keyCode)) {
      callback();
    }
  });
}

/**
 * The first move after a touch decides which way it is a swipe; afterward the browser may take the finger for
 * scrolling, and say no more about it.
 */
function watchGestures(callback: () => void): void {
  const isLast = sequenceWatcher(secretGestures.split(' '));
  let start: Touch | undefined;
  const enter = (gesture: Gesture) => {
    start = undefined;
    if (isLast(gesture)) {
      callback();
    }
  };
  const passive = { passive: true };
  document.addEventListener(
    'touchstart',
    ({ touches }) => {
      start = touches.length === 1 ? touches[0] : undefined;
    },
    passive,
  );
  document.addEventListener(
    'touchmove',
    ({ touches: [touch] }) => {
      if (start && touch) {
        enter(swipeDirection(start, touch));
      }
    },
    passive,
  );
  document.addEventListener(
    'touchend',
    () => {
      if (start) {
        enter('tap');
      }
    },
    passive,
  );
}

/** On the screen: the page below may still be scrolling from the swipe before. */
function swipeDirection(from: Touch, to: Touch): Gesture {
  const right = to.clientX - from.clientX;
  const down = to.clientY - from.clientY;
  if (Math.abs(right) > Math.abs(down)) {
    return right > 0 ? 'right' : 'left';
  }
  return down > 0 ? 'down' : 'up';
}

/** Waits for a sequence: the function tells of each input whether it was the sequence's last. */
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

import {
  type Gesture,
  secretGestures,
  secretKeys,
  sequenceWatcher,
} from './secretSequence';

/** Calls back each time the reader enters the secret sequence of keys. */
export function watchKeys(callback: () => void): void {
  const isLast = sequenceWatcher<number>(secretKeys);
  document.addEventListener('keydown', event => {
    // The specification gives codes; they are the same with Shift and Caps Lock.
    if (isLast(event.keyCode)) {
      callback();
    }
  });
}

/**
 * Calls back each time the reader enters the secret sequence of gestures.
 *
 * The first move after a touch decides which way it is a swipe; afterward the
 * browser may take the finger for scrolling, and say no more about it.
 */
export function watchGestures(callback: () => void): void {
  const isLast = sequenceWatcher<Gesture>(secretGestures);
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

/**
 * How long a reader has to pause before what is typed gets into the address, in milliseconds.
 * Browsers refuse to change it for every keystroke of a fast typist.
 */
const pauseLength = 300;

/** What to write to the address, at the next pause in typing. */
export interface TypingPause {
  /** Writes at the next pause, instead of what waited for it before. */
  wait: (write: () => void) => void;
  /** Writes what waits at once, before the reader goes elsewhere. */
  flush: () => void;
  /** Forgets what waits: its address is left, or there is something newer. */
  cancel: () => void;
}

/** Lets the address follow what is typed. */
export function createTypingPause(): TypingPause {
  let waiting: { timer: number; write: () => void } | undefined;

  function cancel(): void {
    clearTimeout(waiting?.timer);
    waiting = undefined;
  }

  function flush(): void {
    const write = waiting?.write;
    cancel();
    write?.();
  }

  return {
    wait(write) {
      cancel();
      waiting = { write, timer: window.setTimeout(flush, pauseLength) };
    },
    flush,
    cancel,
  };
}

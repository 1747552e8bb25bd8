// @ts-check
// Runs in the page: a file of its own, as what tsx makes of a function needs parts that aren't there.

/** What a reader types while the search is loading, which keeps it. */
const typedAhead = 'any';

/** When results are given up, in milliseconds. */
const patience = 30_000;

Object.assign(window, {
  reader: {
    /**
     * Opens the search.
     *
     * @returns {Promise<number>} milliseconds until the first results are there
     */
    open() {
      return timeUntil(
        () => document.querySelector('#search section a') !== null,
        () => {
          dispatchEvent(
            new KeyboardEvent('keydown', {
              key: 'k',
              ctrlKey: true,
              cancelable: true,
            }),
          );
          fill(typedAhead);
        },
      );
    },

    /**
     * Types a query into the open search, letter by letter.
     *
     * @param {string} query
     * @returns {Promise<number[]>} for each, milliseconds until the answer is there
     */
    async type(query) {
      const times = [];
      for (let length = 1; length <= query.length; length++) {
        const typed = query.slice(0, length);
        // A space at the end changes nothing.
        if (typed === typed.trim()) {
          times.push(
            await timeUntil(
              () => isAnswered(typed),
              () => fill(typed),
            ),
          );
          // Fingers pause too.
          await new Promise(resolve => setTimeout(resolve, 30));
        }
      }
      return times;
    },
  },
});

/**
 * @param {() => boolean} isDone
 * @param {() => void} act
 * @returns {Promise<number>}
 */
function timeUntil(isDone, act) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    setTimeout(() => reject(new Error('The search gave no answer.')), patience);
    new MutationObserver((_, observer) => {
      if (isDone()) {
        observer.disconnect();
        resolve(performance.now() - start);
      }
    }).observe(document.body, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    act();
  });
}

/** @param {string} query */
function fill(query) {
  const input = document.querySelector('#search:popover-open input');
  if (!(input instanceof HTMLInputElement)) {
    throw new Error('The search is not open.');
  }
  input.value = query;
  input.dispatchEvent(new Event('input'));
}

/**
 * Waits for what the modal shows only when it has the answer.
 *
 * @param {string} query
 */
function isAnswered(query) {
  const link = document.querySelector('#search a[href*="/search?"]');
  return link instanceof HTMLAnchorElement
    ? new URL(link.href).searchParams.get('q') === query
    : document.querySelector('#search [role=alert] strong')?.textContent ===
        query;
}

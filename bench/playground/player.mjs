// @ts-check
// Runs in a page before anything else: a file of its own, as what tsx makes of a function needs parts
// that aren't there.

/** How many of the first problems are searched for the one that is awaited. */
const searchedProblems = 30;

/** Each time is in milliseconds since the visit began. */
const milestones = {
  /** Text can be typed in. */
  editor: NaN,
  /** The full editor has taken over. */
  fullEditor: NaN,
  /** The first problem is listed. */
  problems: NaN,
};

const longestTask = { duration: 0 };

let lastKeystroke = NaN;

Object.assign(window, {
  player: {
    milestones,
    longestTask,

    /**
     * To be called before the key is pressed.
     *
     * @param {string} text of the message of a problem in the first line
     * @returns {Promise<number>} milliseconds from the last keystroke until that problem is listed
     */
    async timeUntilProblem(text) {
      const end = await timeOf(() => lists(text));
      return end - lastKeystroke;
    },
  },
});

// The time when the browser got the key, which can wait for a busy page.
addEventListener(
  'keydown',
  ({ timeStamp }) => {
    lastKeystroke = timeStamp;
  },
  { capture: true },
);

new PerformanceObserver(list => {
  for (const { duration } of list.getEntries()) {
    longestTask.duration = Math.max(longestTask.duration, duration);
  }
}).observe({ type: 'longtask' });

void note('editor', '[role="tabpanel"] textarea:enabled:read-write');
void note('fullEditor', '.cm-editor .cm-line');
// Until React is there, the HTML has the problems of the starting example.
void note('problems', 'html:not([data-before-react]) [role="tabpanel"] li');

/**
 * @param {keyof typeof milestones} milestone
 * @param {string} selector of what is there from then on
 */
async function note(milestone, selector) {
  milestones[milestone] = await timeOf(
    () => document.querySelector(selector) !== null,
  );
}

/**
 * @param {() => boolean} isDone
 * @returns {Promise<number>} when it is
 */
function timeOf(isDone) {
  return new Promise(resolve =>
    new MutationObserver((_, observer) => {
      if (isDone()) {
        observer.disconnect();
        resolve(performance.now());
      }
    }).observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    }),
  );
}

/** @param {string} text */
function lists(text) {
  let item = document.querySelector('[role="tabpanel"] li');
  for (let i = 0; item && i < searchedProblems; i++) {
    if (item.textContent?.includes(text)) {
      return true;
    }
    item = item.nextElementSibling;
  }
  return false;
}

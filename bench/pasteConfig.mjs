// @ts-check
// Runs in the page that is measured, and adds `timePaste` to it.
// Plain JavaScript, since it is handed to the browser as it is.

/** When an answer is given up, in milliseconds. */
const patience = 60_000;

/**
 * Measures the next paste into the field of `/config`.
 *
 * @param {string} mark what the answer has in its flat config, and no answer before
 * @returns {Promise<{ findings: number; whole: number }>} the milliseconds until the findings were painted, whose
 *   number has to change, and until all of the answer was
 */
async function timePaste(mark) {
  const field = document.querySelector('textarea');
  const part = field?.closest('main');
  if (!field || !part) {
    throw new Error(`There is no field for a config on ${location.href}.`);
  }
  let start = NaN;
  field.addEventListener('paste', () => (start = performance.now()), {
    once: true,
  });
  const summary = () => part.querySelector('h2 [role="status"]')?.textContent;
  const before = summary();
  const [findings, whole] = await Promise.all([
    whenPainted(part, () => summary() !== before),
    whenPainted(part, () =>
      [...part.querySelectorAll('pre')].some(code =>
        code.textContent?.includes(mark),
      ),
    ),
  ]);
  return { findings: findings - start, whole: whole - start };
}
Object.assign(window, { timePaste });

/**
 * @param {Element} part
 * @param {() => boolean} isThere
 * @returns {Promise<number>} when the first task after it was painted began
 */
function whenPainted(part, isThere) {
  return new Promise((resolve, reject) => {
    const observer = new MutationObserver(() => {
      if (isThere()) {
        observer.disconnect();
        requestAnimationFrame(() =>
          setTimeout(() => resolve(performance.now())),
        );
      }
    });
    observer.observe(part, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    setTimeout(() => reject(new Error('The page did not answer.')), patience);
  });
}

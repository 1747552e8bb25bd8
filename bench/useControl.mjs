// @ts-check
// Runs in the page that is measured, and adds `useControl` to it.
// Plain JavaScript, since it is handed to the browser as it is.

/** When an effect is given up, in milliseconds. */
const patience = 10_000;

/**
 * Points at a control and clicks it. The page itself says when the effect is there: a page that is asked
 * in each frame does less meanwhile.
 *
 * @param {string} control a selector
 * @param {string} effect a selector of what the click makes appear
 * @returns {Promise<number>} the milliseconds until that was painted
 */
function useControl(control, effect) {
  const element = document.querySelector(control);
  if (!(element instanceof HTMLElement)) {
    throw new Error(`There is no ${control} on ${location.href}.`);
  }
  const start = performance.now();
  const appeared = whenThere(effect);
  element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  element.click();
  return appeared.then(() => performance.now() - start);
}
Object.assign(window, { useControl });

/**
 * @param {string} selector
 * @returns {Promise<void>} settled in the first task after it was painted
 */
function whenThere(selector) {
  return new Promise((resolve, reject) => {
    const observer = new MutationObserver(check);
    observer.observe(document, {
      attributes: true,
      childList: true,
      subtree: true,
    });
    // A choice and a popover change no attribute.
    addEventListener('change', check);
    addEventListener('toggle', check, true);
    setTimeout(
      () =>
        reject(new Error(`${selector} did not appear on ${location.href}.`)),
      patience,
    );

    function check() {
      if (document.querySelector(selector)) {
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(resolve));
      }
    }
  });
}

import { hashTarget } from '../ui/hashTarget';
import { pageShown } from './pageShown';

/** What a reader does to move on from the place they were led to, besides scrolling. */
const signsOfUse = ['keydown', 'pointerdown'];

/**
 * Keeps what a link leads to on another page where the reader was led to it. A page is complete only after
 * the router has scrolled: styles come late, a class leaves the root, buttons are added. Until the reader
 * moves, the page is scrolled again whenever it changes its height.
 */
export function holdTarget(): void {
  let letGo = (): void => undefined;
  document.addEventListener(pageShown, () => {
    letGo();
    const target = hashTarget(location.hash);
    if (target) {
      letGo = hold(target);
    }
  });
}

/** @returns lets the reader move */
function hold(target: HTMLElement): () => void {
  target.scrollIntoView();
  let [heldAt, top] = placeOf(target);
  const observer = new ResizeObserver(() => {
    const [scrolled, topNow] = placeOf(target);
    // The browser itself has moved the page along with what stands above, unless the reader has.
    if (scrolled === heldAt || topNow === top) {
      target.scrollIntoView();
      [heldAt, top] = placeOf(target);
    } else {
      letGo();
    }
  });
  observer.observe(document.body);
  function letGo(): void {
    observer.disconnect();
    for (const sign of signsOfUse) {
      removeEventListener(sign, letGo, true);
    }
  }
  for (const sign of signsOfUse) {
    addEventListener(sign, letGo, true);
  }
  return letGo;
}

function placeOf(target: HTMLElement): [scrolled: number, top: number] {
  return [Math.round(scrollY), Math.round(target.getBoundingClientRect().top)];
}

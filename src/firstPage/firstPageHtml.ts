import { pageShown } from '../navigation/pageShown';
import { whenHydrated } from '../ui/whenHydrated';

/** What is around a page in its HTML. */
export const pageId = 'page';

/** When a page is changed before React comes, in a way that React would take back: set on the root. */
const changedMark = 'changed';

/**
 * Whether React has to render the first page: at build, in development, where no template holds it back,
 * and where components have state. Not if such a page has changed: what a reader has of it stays until
 * they use what needs React.
 */
export function isReactNeeded(): boolean {
  return (
    typeof document === 'undefined' ||
    document.getElementById(pageId) === null ||
    document.querySelector('template#application') === null ||
    (hasState() && !(changedMark in document.documentElement.dataset))
  );
}

/** Whether the page has components with state. */
export function hasState(): boolean {
  return 'start' in document.documentElement.dataset;
}

/**
 * Changes the first page and each that follows it. What React takes over at some time, a page with state
 * and all of them with PLAIN=1, has to be as the build has made it: it is changed once React is there.
 */
export function changeEachPage(change: () => void): void {
  if (hasState() || document.querySelector('template#application') === null) {
    whenHydrated(change);
  } else {
    change();
  }
  document.addEventListener(pageShown, change);
}

/** Where the page script and the reader change the page, which React bears. */
const own = 'output, form, button, [role=status]';

/**
 * Notes when others than the page itself change the text of a page with state, such as the browser's
 * translation: React can't take over what it doesn't recognize.
 */
export function watchForChanges(): void {
  const page = document.getElementById(pageId);
  if (!page || !hasState()) {
    return;
  }
  const observer = new MutationObserver(changes => {
    if (changes.some(({ target }) => !elementOf(target)?.closest(own))) {
      document.documentElement.dataset[changedMark] = '';
      observer.disconnect();
    }
  });
  observer.observe(page, {
    characterData: true,
    childList: true,
    subtree: true,
  });
  // From then on, React changes the page.
  whenHydrated(() => observer.disconnect());
}

function elementOf(node: Node): Element | null {
  return node instanceof Element ? node : node.parentElement;
}

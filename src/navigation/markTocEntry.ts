import { hashTarget } from '../ui/hashTarget';
import { pageShown } from './pageShown';

/** The class is Infima's. */
const activeClass = 'table-of-contents__link--active';

/** How far down the window the section begins that is being read: its share of the height. */
const readingLine = 0.3;

/** Marks the entry of the section that is being read in the table of contents. */
export function markTocEntry(): void {
  // Browsers tell of scrolling once a frame.
  addEventListener('scroll', mark, { passive: true });
  // Not where the reader is there already.
  addEventListener('hashchange', mark);
  document.addEventListener(pageShown, mark);
}

function mark(): void {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>('.toc-highlight'),
  ];
  const sections = links.map(link => ({ link, top: topOf(link.hash) }));
  const begun = sections.filter(({ top }) => top < innerHeight * readingLine);
  // Under a short section, the next one has begun too. At the page's end, several can't come to the top.
  const reached = isAtEnd() ? sections : begun;
  const read =
    reached.find(({ link, top }) => link.hash === location.hash && top >= 0) ??
    begun.at(-1);
  for (const link of links) {
    link.classList.toggle(activeClass, link === read?.link);
  }
}

/** How far down the window a section begins, in pixels. */
function topOf(hash: string): number {
  return hashTarget(hash)?.getBoundingClientRect().top ?? Infinity;
}

function isAtEnd(): boolean {
  return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
}

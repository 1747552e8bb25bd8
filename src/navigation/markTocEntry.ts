import { hashTarget } from './hashTarget';

/** The class is Infima's. */
const activeClass = 'table-of-contents__link--active';

/** How far down the window the section begins that is being read: its share of the height. */
const readingLine = 0.3;

/** Marks the entry of the section that is being read in the table of contents. */
export function markTocEntry(): void {
  // Browsers tell of scrolling once a frame.
  addEventListener('scroll', mark, { passive: true });
}

function mark(): void {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>('.toc-highlight'),
  ];
  const begun = links.filter(({ hash }) => {
    const heading = hashTarget(hash);
    return (
      heading && heading.getBoundingClientRect().top < innerHeight * readingLine
    );
  });
  for (const link of links) {
    link.classList.toggle(activeClass, link === begun.at(-1));
  }
}

import leven from 'leven';
import type { ListedPage } from '../search/engine/pages';

const most = 3;

/** How far a page may be from what was asked for: 0 is the same, 1 has nothing in common. */
const farthest = 0.5;

/** Above what a misspelled address is usually off, below what is too far. */
const ofOtherForm = 0.4;

/**
 * The pages nearest to an address that leads nowhere, at most three, best first. Near is what needs few
 * changes of letters, in the whole path or in its last part; then what begins with the last part, and what
 * the path lies below.
 */
export function nearestPages<Page extends Pick<ListedPage, 'path'>>(
  missing: string,
  pages: readonly Page[],
): Page[] {
  const wanted = normalize(missing);
  return pages
    .map(page => ({ page, distance: distanceOf(wanted, normalize(page.path)) }))
    .filter(({ distance }) => distance <= farthest)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ page }) => page);
}

function distanceOf(wanted: string, candidate: string): number {
  const last = lastPart(wanted);
  const lastCandidate = lastPart(candidate);
  const isRelated =
    (last.length > 2 && lastCandidate.startsWith(last)) ||
    (candidate !== '' && wanted.startsWith(`${candidate}/`));
  return Math.min(
    shareOfChanges(wanted, candidate),
    shareOfChanges(last, lastCandidate),
    isRelated ? ofOtherForm : 1,
  );
}

function shareOfChanges(a: string, b: string): number {
  return leven(a, b) / Math.max(a.length, b.length, 1);
}

function normalize(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.md$|(?:\/index)?\.html$/, '')
    .replace(/\/$/, '');
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

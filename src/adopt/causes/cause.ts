import type { Report } from '../read/report';

/** One thing that is behind many reports, and what mends it. */
export interface Cause {
  id: string;
  /** What is wrong, in a sentence with code between backticks. */
  title: string;
  reports: readonly Report[];
  /** What to do, in sentences with code between backticks. */
  advice: string;
  /** What of the code is behind it, such as modules, with how many reports each has. */
  details: readonly CauseDetail[];
  /** A page that says more. */
  page: string;
  pageTitle: string;
}

/** A file, module, or rule, and how many of a cause's reports it has. */
export interface CauseDetail {
  name: string;
  count: number;
}

/** Counts names, the most frequent first. */
export function countNames(names: Iterable<string>): CauseDetail[] {
  const counts = new Map<string, number>();
  for (const name of names) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Array.from(counts, ([name, count]) => ({ name, count })).sort(
    (a, b) => b.count - a.count || (a.name < b.name ? -1 : 1),
  );
}

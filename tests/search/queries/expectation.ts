/** What a reader types or pastes, and the page that answers it. */
export type Expectation = readonly [query: string, path: string];

/** Queries by what kind they are of. */
export type Queries = Record<string, readonly Expectation[]>;

/** The page of a rule. */
export function rule(name: string): string {
  return `/rules/${name}`;
}

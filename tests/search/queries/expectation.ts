/** What a reader types or pastes, and the pages that answer it: mostly one, or several equally well. */
export type Expectation = readonly [
  query: string,
  ...paths: readonly [string, ...string[]],
];

/** Queries by what kind they are of. */
export type Queries = Record<string, readonly Expectation[]>;

/** The page of a rule. */
export function rule(name: string): string {
  return `/rules/${name}`;
}

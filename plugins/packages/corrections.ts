/**
 * Rules that never fix anything, though their `meta.fixable` says that they do: their reports only have
 * suggestions. Of all fixable rules, these have no fix in any example or claim of their pages.
 */
export const neverFixing: ReadonlySet<string> = new Set([
  'use-unknown-in-catch-callback-variable',
]);

/**
 * Rules that need type information only for one of their options, though their
 * `meta.docs.requiresTypeChecking` says that they always do.
 */
export const typedOptions: ReadonlyMap<string, string> = new Map([
  ['naming-convention', 'types'],
]);

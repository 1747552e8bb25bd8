const prefix = '@typescript-eslint/';

/** Rules whose every report is about an `any`. */
const always: ReadonlySet<string> = new Set([
  'no-unsafe-argument',
  'no-unsafe-assignment',
  'no-unsafe-call',
  'no-unsafe-member-access',
  'no-unsafe-return',
]);

/** Rules that treat `any` specially: their message says so where a report is about one. */
const sometimes: ReadonlySet<string> = new Set([
  'no-redundant-type-constituents',
  'restrict-plus-operands',
  'restrict-template-expressions',
  'strict-boolean-expressions',
]);

/** Rules whose reports may be about one without saying so. */
const silently: ReadonlySet<string> = new Set([
  'no-explicit-any',
  'only-throw-error',
  'use-unknown-in-catch-callback-variable',
]);

/** Whether all that a rule reports is what is done with an `any`, wherever that comes from. */
export function reportsOnlyAny(ruleId: string): boolean {
  return ruleId.startsWith(prefix) && always.has(ruleId.slice(prefix.length));
}

/** Whether a report seems to be about an `any` that came from elsewhere, and so can be followed. */
export function isAboutAny(ruleId: string, message: string): boolean {
  return (
    reportsOnlyAny(ruleId) ||
    (ruleId.startsWith(prefix) &&
      sometimes.has(ruleId.slice(prefix.length)) &&
      /\bany\b/.test(message))
  );
}

/** Whether a rule has reports about an `any`, told or not. */
export function canReportAny(ruleId: string): boolean {
  const name = ruleId.slice(prefix.length);
  return reportsOnlyAny(ruleId) || sometimes.has(name) || silently.has(name);
}

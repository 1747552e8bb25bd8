/** Versions that readers may come from, newest first: the last one of each older major, and the last first one. */
export const sinceChoices = ['7.0', '6.21', '5.62'];

/**
 * Whether a rule came after a version.
 *
 * @param first the first version with the rule, such as `6.2.0`
 * @param since with or without its last number; all rules came after none
 */
export function isNewSince(
  first: string | undefined,
  since: string | undefined,
): boolean {
  if (since === undefined || first === undefined) {
    return since === undefined;
  }
  const [major = 0, minor = 0] = first.split('.').map(Number);
  const [sinceMajor = 0, sinceMinor = 0] = since.split('.').map(Number);
  return major === sinceMajor ? minor > sinceMinor : major > sinceMajor;
}

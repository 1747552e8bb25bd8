import type { RuleMetadata } from '../metadata';

/** Orders rules by their first versions: negative if the first is older. Those without one are newest. */
export function compareFirstVersions(
  a: Pick<RuleMetadata, 'since'>,
  b: Pick<RuleMetadata, 'since'>,
): number {
  return compareVersions(a.since ?? '∞', b.since ?? '∞');
}

/** Orders versions such as `6.10.0`: negative if the first is older. */
function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

/** A version as people say it: `5.62` for `5.62.0`. */
export function shortVersion(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

/**
 * The version to take when another was asked for: of the same minor version if there is one, else the
 * nearest above or below.
 *
 * @param asked as in a link: `5.4.3`, `4.1`, `next`
 * @param available newest first
 */
export function nearestVersion(
  asked: string,
  available: readonly string[],
): string | undefined {
  const place = placeOf(asked);
  if (available.includes(asked) || place === undefined) {
    return available.includes(asked) ? asked : available[0];
  }
  const byDistance = available.map(version => ({
    version,
    distance: Math.abs((placeOf(version) ?? 0) - place),
  }));
  byDistance.sort((a, b) => a.distance - b.distance);
  return byDistance[0]?.version;
}

/**
 * Versions as numbers that grow with them: TypeScript counts minor versions to nine. `semver` puts
 * versions in order, but doesn't say how far apart they are.
 */
function placeOf(version: string): number | undefined {
  const match = /^(\d{1,4})\.(\d{1,4})(?:\.(\d{1,4}))?/.exec(version);
  if (match === null) {
    return undefined;
  }
  const [, major, minor, patch = '0'] = match;
  return Number(major) * 10 + Number(minor) + Number(patch) / 10_000;
}

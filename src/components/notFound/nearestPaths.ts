import leven from 'leven';

/** How many paths are offered. */
const count = 3;

/**
 * The paths nearest to one that does not exist, best first. Near is what needs few changes of
 * letters; a path with the same last part is nearer than that.
 *
 * @param missing the path that was asked for
 * @param paths the paths that there are
 * @returns at most three; fewer, or none, when the others have little in common with it
 */
export function nearestPaths(
  missing: string,
  paths: readonly string[],
): string[] {
  const wanted = normalize(missing);
  const lastWanted = lastPart(wanted);
  return paths
    .map(path => {
      const candidate = normalize(path);
      const lastCandidate = lastPart(candidate);
      return {
        path,
        distance: Math.min(
          leven(wanted, candidate) / Math.max(wanted.length, candidate.length),
          leven(lastWanted, lastCandidate) /
            Math.max(lastWanted.length, lastCandidate.length, 1),
        ),
      };
    })
    .filter(({ distance }) => distance <= 0.5)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ path }) => path);
}

function normalize(path: string): string {
  return path
    .toLowerCase()
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/$/, '');
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

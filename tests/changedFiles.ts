import { execFileSync } from 'node:child_process';

/** Where what is published may be, first the one of a clone. */
const published = ['origin/HEAD', 'origin/main', 'main'];

/**
 * The files that differ from what is published, also by changes that are not committed; where nothing does that is
 * committed, those of the last commit. Paths are from the site's folder.
 *
 * @returns none where Git has no history to compare with
 */
export function changedFiles(siteDir: string): Set<string> {
  const git = (...args: string[]): string | undefined => {
    try {
      const output = execFileSync('git', args, { cwd: siteDir, stdio: 'pipe' });
      return output.toString().trim();
    } catch {
      return undefined;
    }
  };
  const shared = published
    .map(name => git('merge-base', 'HEAD', name))
    .find(commit => commit !== undefined);
  const isPublished = shared === git('rev-parse', 'HEAD');
  const base = shared === undefined || isPublished ? 'HEAD~1' : shared;
  const changed = git('diff', '--name-only', '--relative', base);
  return new Set(changed?.split('\n').filter(Boolean));
}

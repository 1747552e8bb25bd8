import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatProblems } from '../../plugins/examples/problems';
import { createVerifier } from '../../plugins/examples/verifier';
import { main } from '../main.mjs';
import { projectFolder } from '../run.mjs';
import { checkPage } from './checkPage';

// `npm run check rules/no-shadow.md docs/users/index.md`: all checks of single pages, in seconds.
void main(async () => {
  const siteDir = fileURLToPath(projectFolder);
  const paths = process.argv
    .slice(2)
    .map(path => relative(siteDir, resolve(path)).split(sep).join('/'));
  if (paths.length === 0) {
    throw new Error(
      'Name the pages to check: npm run check rules/no-shadow.md',
    );
  }
  const verify = createVerifier(siteDir);
  let failed = false;
  for (const path of paths) {
    const problems = await checkPage(siteDir, path, verify);
    failed ||= problems.length > 0;
    console.log(
      problems.length > 0 ? formatProblems(path, problems) : `${path}: fine`,
    );
  }
  process.exitCode = failed ? 1 : 0;
});

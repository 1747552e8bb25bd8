import { fileURLToPath } from 'node:url';
import { formatProblems } from '../../plugins/examples/formatProblems';
import { createVerifier } from '../../plugins/examples/verifier';
import { createLinter } from '../../src/linter';
import { getNodeEnvironment } from '../../src/linter/nodeEnvironment';
import {
  checkClaims,
  claimsFileOf,
  findStrayClaims,
} from '../claims/checkClaims';
import { main } from '../main.mjs';
import { projectFolder } from '../run.mjs';
import { checkPage } from './checkPage';
import { findPage } from './findPage';

// `npm run check rules/no-shadow.md docs/users/index.mdx`: all checks of single pages and of their claims, in seconds.
void main(async () => {
  const siteDir = fileURLToPath(projectFolder);
  const paths = process.argv.slice(2).map(path => findPage(siteDir, path));
  if (paths.length === 0) {
    throw new Error(
      'Name the pages to check: npm run check rules/no-shadow.md',
    );
  }
  const verify = createVerifier(siteDir);
  const linter = createLinter(getNodeEnvironment());
  let failed = false;
  for (const path of paths) {
    const lines = [
      formatProblems(path, await checkPage(siteDir, path, verify)),
      formatProblems(claimsFileOf(path), checkClaims(siteDir, path, linter)),
      ...findStrayClaims(siteDir, path),
    ].filter(text => text !== '');
    failed ||= lines.length > 0;
    console.log(lines.length > 0 ? lines.join('\n') : `${path}: fine`);
  }
  process.exitCode = failed ? 1 : 0;
});

import { fileURLToPath } from 'node:url';
import { formatCoverage } from '../plugins/examples/coverage/coverageReport';
import { measureRulePages } from '../plugins/examples/coverage/readRulePages';
import { createVerifier } from '../plugins/examples/verifier';
import { main } from './main.mjs';
import { projectFolder } from './run.mjs';

// `npm run coverage:rules`: which messages and options of each rule its page shows.
void main(async () => {
  const siteDir = fileURLToPath(projectFolder);
  const pages = await measureRulePages(siteDir, createVerifier(siteDir));
  console.log(formatCoverage(pages));
});

import { formatCoverage } from '../plugins/examples/coverage/coverageReport';
import { measureRulePages } from '../plugins/examples/coverage/readRulePages';
import { createVerifier } from '../plugins/examples/verifier';

/** `npm run coverage:rules`: which messages and options of each rule its page shows. */
async function printCoverage(): Promise<void> {
  const siteDir = process.cwd();
  const pages = await measureRulePages(siteDir, createVerifier(siteDir));
  console.log(formatCoverage(pages));
}

void printCoverage();

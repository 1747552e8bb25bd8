import { createLinter } from '../../src/linter';
import { readNodeEnvironment } from '../../src/linter/nodeEnvironment';
import {
  claimsFileOf,
  findFalseClaims,
  listPagesWithClaims,
  readClaimsOf,
} from '../claims/checkClaims';

/**
 * Lists what pages say that is false with another version of the packages: the sentences whose probes
 * come out otherwise.
 *
 * @param packages folder from which that version is resolved
 * @returns page, sentence, and where the probe is that shows it
 */
export function findFalseSentences(
  siteDir: string,
  packages: string,
): string[] {
  const linter = createLinter(readNodeEnvironment(packages));
  return listPagesWithClaims(siteDir).flatMap(page =>
    findFalseClaims(linter, readClaimsOf(siteDir, page)).map(
      ({ quote, problems }) =>
        `${page}: “${quote}” (${claimsFileOf(page)}:${String(problems[0]?.line)})`,
    ),
  );
}

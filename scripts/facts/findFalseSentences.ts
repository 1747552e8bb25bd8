import { createLinter } from '../../src/linter';
import { readNodeEnvironment } from '../../src/linter/nodeEnvironment';
import {
  claimsFileOf,
  findFalseClaims,
  listPagesWithClaims,
  readClaimsOf,
} from '../claims/checkClaims';

/** A sentence that isn't true with another version of the packages. */
export interface FalseSentence {
  /** The page's path, from the site's folder. */
  page: string;
  /** Without markup. */
  quote: string;
  /** Where the probe is that shows it: `tests/claims/rules/semi.md:12`. */
  place: string;
}

/**
 * Finds what pages say that is false with another version of the packages: the sentences whose probes
 * come out otherwise.
 *
 * @param packages folder from which that version is resolved
 */
export function findFalseSentences(
  siteDir: string,
  packages: string,
): FalseSentence[] {
  const linter = createLinter(readNodeEnvironment(packages));
  return listPagesWithClaims(siteDir).flatMap(page =>
    findFalseClaims(linter, readClaimsOf(siteDir, page)).map(
      ({ quote, problems }) => ({
        page,
        quote,
        place: `${claimsFileOf(page)}:${String(problems[0]?.line)}`,
      }),
    ),
  );
}

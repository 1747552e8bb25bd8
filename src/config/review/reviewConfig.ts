import type { KnownRules } from '../../linter/protocol';
import type { ConfigDocument } from '../configDocument';
import type { Finding } from './finding';
import { reviewExtended } from './reviewExtended';
import { reviewParserOptions } from './reviewParserOptions';
import { reviewRules } from './reviewRules';

/**
 * Reviews a config: what ESLint would refuse, what has no effect, and what does something else than it looks
 * like.
 *
 * @returns findings in the order of their places
 */
export function reviewConfig(
  document: ConfigDocument,
  known: KnownRules,
): Finding[] {
  const findings: Finding[] = [
    ...document.problems.filter(({ isForeign }) => !isForeign),
    ...(document.isBroken
      ? []
      : [
          ...reviewExtended(document),
          ...reviewParserOptions(document, known),
          ...reviewRules(document, known),
        ]),
  ].sort((a, b) => a.offset - b.offset);
  return withoutRepeats(findings);
}

/** Of what is said twice about a place, the one with a fix. */
function withoutRepeats(findings: readonly Finding[]): Finding[] {
  return findings.filter(
    (finding, index) =>
      !findings.some(
        (other, at) =>
          at !== index &&
          other.offset === finding.offset &&
          other.message === finding.message &&
          (other.fix !== undefined && finding.fix === undefined
            ? true
            : at < index &&
              (other.fix === undefined) === (finding.fix === undefined)),
      ),
  );
}

import type { KnownRules } from '../../linter/protocol';
import { readWholeConfig, type WholeConfig } from '../read/readConfig';
import type { Finding } from './finding';
import { reviewExtended } from './reviewExtended';
import { reviewParserOptions } from './reviewParserOptions';
import { reviewRules } from './reviewRules';

/** A config, and what there is to say about it. */
export interface ConfigReview {
  config: WholeConfig;
  /** In the order of their places. */
  findings: readonly Finding[];
}

/**
 * Reviews a config in JSON with comments: what ESLint would refuse, what has no effect, and what does
 * something else than it looks like.
 */
export function reviewConfig(text: string, known: KnownRules): ConfigReview {
  const config = readWholeConfig(text);
  const findings = [
    ...config.problems,
    ...(config.isBroken
      ? []
      : [
          ...reviewExtended(text, config),
          ...reviewParserOptions(text, config, known),
          ...reviewRules(text, config, known),
        ]),
  ].sort((a, b) => a.offset - b.offset);
  return { config, findings: withoutRepeats(findings) };
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

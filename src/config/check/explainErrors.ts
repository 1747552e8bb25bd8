import type { LintError } from '../../linter/types';
import type { TextProblem } from '../json/parsedJson';
import type { ConfigPart } from '../read/configPart';
import type { RuleMistake } from './checkRules';

/** Something that keeps a config from being used as it is, and where it is. */
export interface ConfigError extends TextProblem {
  /** The rule that could not be used; `null` where it is none in particular. */
  ruleId: string | null;
  kind: LintError['kind'];
}

/**
 * Puts what the linter says against a config to the place in the config's text that it is about, and says
 * it in terms of that place.
 *
 * @param mistakes what is known to be wrong with the config's rules
 */
export function explainErrors(
  parts: readonly ConfigPart[],
  errors: readonly LintError[],
  mistakes: readonly RuleMistake[],
): ConfigError[] {
  return errors.map(({ kind, message, ruleId }) => {
    const mistake = mistakes.find(
      each => each.ruleId === ruleId && each.severity === 'error',
    );
    if (kind === 'config' && mistake !== undefined) {
      return { ...mistake, kind };
    }
    const place = parts
      .flatMap(({ rules }) => rules)
      .filter(({ id }) => id === ruleId)
      .at(-1)?.key;
    return {
      kind,
      ruleId,
      severity: 'error',
      message:
        kind === 'crash' && ruleId !== null
          ? `The rule "${ruleId}" threw an error: ${message}`
          : message,
      offset: place?.offset ?? parts[0]?.node.offset ?? 0,
      length: place?.length ?? 1,
    };
  });
}

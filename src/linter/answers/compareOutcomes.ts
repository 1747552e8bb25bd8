import type { TSESLint } from '@typescript-eslint/utils';
import { matchUp } from '../groupBy';
import type { ConfigComparison } from '../protocol';
import type { LintMessage } from '../types';

type Rules = TSESLint.FlatConfig.Rules;

export interface ConfigOutcome {
  rules: Rules;
  messages: readonly LintMessage[];
}

/** Tells apart what is reported with only one of two configs, and with both, and which rules they set differently. */
export function compareOutcomes(
  here: ConfigOutcome,
  there: ConfigOutcome,
): Omit<ConfigComparison, 'errors'> {
  return {
    ...matchUp(here.messages, there.messages, keyOf),
    settings: compareSettings(here.rules, there.rules),
  };
}

/** What makes two reports the same: severity is the config's. */
function keyOf(message: LintMessage): string {
  const { column, endColumn, endLine, line, ruleId } = message;
  return JSON.stringify([
    ruleId,
    line,
    column,
    endLine,
    endColumn,
    message.message,
  ]);
}

function compareSettings(
  here: Rules,
  there: Rules,
): ConfigComparison['settings'] {
  const ids = [...new Set([...Object.keys(here), ...Object.keys(there)])];
  return ids
    .map(ruleId => ({
      ruleId,
      here: spell(here[ruleId]),
      there: spell(there[ruleId]),
    }))
    .filter(setting => setting.here !== setting.there)
    .sort((a, b) => (a.ruleId < b.ruleId ? -1 : 1));
}

const severities = ['off', 'warn', 'error'];

/** `error`, `off`, or `error, {"ignoreVoid":true}`: the same for what means the same. */
function spell(entry: Rules[string] | undefined): string {
  const [severity = 'off', ...options] = [entry].flat();
  const name =
    typeof severity === 'number' ? severities[severity] : String(severity);
  return name === undefined || name === 'off'
    ? 'off'
    : [name, ...options.map(option => JSON.stringify(option))].join(', ');
}

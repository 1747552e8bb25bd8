import type { TSESLint } from '@typescript-eslint/utils';
import type { LintError } from './types';

type Config = TSESLint.FlatConfig.Config;
type Rules = TSESLint.FlatConfig.Rules;

/** What came of a run, and which rules had to be left out of it. */
export interface RuleRun<Value> {
  /** `undefined` when nothing could be linted. */
  value: Value | undefined;
  errors: LintError[];
}

/** With this parser ESLint checks the config, and gets no further. */
export const refusingParser: TSESLint.FlatConfig.Parser = {
  parseForESLint() {
    throw new Error('Only the config is of interest.');
  },
};

/**
 * Runs ESLint. On its own, ESLint gives up at the first rule that it does not
 * know, whose options are wrong, or that throws. Here such rules are named and
 * left out, and the others run.
 */
export function runRules<Value>(
  config: Config,
  run: (config: Config) => Value,
): RuleRun<Value> {
  const errors: LintError[] = [];
  let rules: Rules = config.rules ?? {};
  for (;;) {
    try {
      return { value: run({ ...config, rules }), errors };
    } catch (error) {
      const found = findErrors(error, { ...config, rules }, run);
      errors.push(...found);
      const broken = new Set(found.map(({ ruleId }) => ruleId));
      const working = Object.entries(rules).filter(([id]) => !broken.has(id));
      if (working.length === Object.keys(rules).length) {
        return { value: undefined, errors };
      }
      rules = Object.fromEntries(working);
    }
  }
}

/** Finds out why ESLint threw: the config as a whole, the options of rules, or a rule that crashed. */
function findErrors(
  error: unknown,
  config: Config,
  run: (config: Config) => unknown,
): LintError[] {
  const languageOptions = { ...config.languageOptions, parser: refusingParser };
  const invalid = findBroken('config', config.rules, rules =>
    run({ ...config, rules, languageOptions }),
  );
  if (invalid.length > 0) {
    return invalid;
  }
  // ESLint puts the rule's id on the error, except when `create()` threw.
  const { ruleId } = Object(error) as { ruleId?: unknown };
  const crashing =
    typeof ruleId === 'string'
      ? []
      : findBroken('crash', config.rules, rules => run({ ...config, rules }));
  return crashing.length > 0
    ? crashing
    : [
        {
          kind: 'crash',
          ruleId: typeof ruleId === 'string' ? ruleId : null,
          message: getMessage(error),
        },
      ];
}

/** Tries without any rule, then each rule on its own. `attempt` throws when it fails. */
function findBroken(
  kind: LintError['kind'],
  rules: Rules = {},
  attempt: (rules: Rules) => unknown,
): LintError[] {
  const tryRules = (ruleId: string | null, tried: Rules): LintError[] => {
    try {
      attempt(tried);
      return [];
    } catch (error) {
      return [{ kind, ruleId, message: getMessage(error) }];
    }
  };
  const whole = tryRules(null, {});
  return whole.length > 0
    ? whole
    : Object.entries(rules).flatMap(([ruleId, entry]) =>
        tryRules(ruleId, { [ruleId]: entry }),
      );
}

function getMessage(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).trim();
}

import type { TSESLint } from '@typescript-eslint/utils';

import type {
  RuleFinding,
  WorkerInput,
  WorkerQuestions,
  WorkerReport,
} from '../protocol';
import type {
  LinterService,
  LintError,
  LintInput,
  LintMessage,
  LintResult,
} from '../types';
import type { AnalysisCache } from './analysis';
import { languageOptionsOf } from './analysis';
import { type PresetSources, resolveConfig } from './config';

/** Where the rules are from. */
export interface RuleSources extends PresetSources {
  plugin: Required<Pick<TSESLint.FlatConfig.Plugin, 'rules'>>;
}

/** Creates what answers the questions that take linting. */
export function createLintAnswers(
  sources: RuleSources,
  service: LinterService,
  analyses: AnalysisCache,
): Pick<WorkerQuestions, 'findRules' | 'fix' | 'lint'> {
  const everyRule = switchOnEveryRule(sources);

  /** The engine's input, and the presets that are not there. */
  function prepare(input: WorkerInput): {
    lintInput: LintInput;
    errors: LintError[];
  } {
    const { code, compilerOptions, fileName } = input;
    const { config, errors } = resolveConfig(sources, input.config, fileName);
    const languageOptions = languageOptionsOf(input);
    return {
      lintInput: {
        code,
        compilerOptions,
        fileName,
        config: { ...config, languageOptions },
      },
      errors,
    };
  }

  return {
    lint(input) {
      const start = performance.now();
      const { errors, lintInput } = prepare(input);
      analyses.retainOnly(input);
      const result = service.lint(lintInput);
      analyses.set(input, result);
      const report = reportOf(result, errors);
      return { ...report, duration: performance.now() - start };
    },

    fix(input) {
      analyses.clear();
      const { fixed, output } = service.fix(prepare(input).lintInput);
      return { fixed, output };
    },

    findRules(input) {
      analyses.retainOnly(input);
      // All at once: rules do not see each other, so it is as if each ran alone.
      const { messages } = service.lint({
        ...prepare(input).lintInput,
        config: {
          languageOptions: languageOptionsOf(input),
          rules: everyRule,
        },
      });
      return groupByRule(messages);
    },
  };
}

/** At severity `error`, with the options that each has by default. */
function switchOnEveryRule({
  coreRules,
  plugin,
}: RuleSources): TSESLint.FlatConfig.Rules {
  const ids = [
    ...coreRules.keys(),
    ...Object.keys(plugin.rules).map(name => `@typescript-eslint/${name}`),
  ];
  return Object.fromEntries(ids.map(id => [id, 'error']));
}

function reportOf(
  result: LintResult,
  presetErrors: readonly LintError[],
): Omit<WorkerReport, 'duration'> {
  return {
    messages: result.messages,
    errors: [...presetErrors, ...result.errors],
    typeDiagnostics: result.typeDiagnostics(),
    compilerOptionDiagnostics: result.compilerOptionDiagnostics(),
  };
}

/** By rule id, in alphabetical order. What has no rule is a syntax error. */
function groupByRule(messages: readonly LintMessage[]): RuleFinding[] {
  const byRule = new Map<string, LintMessage[]>();
  for (const message of messages) {
    const { ruleId } = message;
    if (ruleId !== null) {
      byRule.set(ruleId, [...(byRule.get(ruleId) ?? []), message]);
    }
  }
  return [...byRule]
    .map(([ruleId, found]) => ({ ruleId, messages: found }))
    .sort((a, b) => (a.ruleId < b.ruleId ? -1 : 1));
}

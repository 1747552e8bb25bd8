import type { TSESLint } from '@typescript-eslint/utils';
import type {
  RuleFinding,
  WorkerInput,
  WorkerQuestions,
  WorkerReport,
} from '../protocol';
import type {
  LintError,
  LinterService,
  LintInput,
  LintMessage,
  LintResult,
} from '../types';
import type { AnalysisCache } from './analysis';
import { languageOptionsOf } from './analysis';
import { type PresetSources, resolveConfig } from './config';
import { explainLimit, isLimit } from './stackLimit';

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
  const allRules = switchOnAllRules(sources);

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
      const { errors, lintInput } = prepare(input);
      const result = service.fix(lintInput);
      return {
        fixed: result.fixed,
        output: result.output,
        errors: [...errors, ...result.errors],
      };
    },

    findRules(input) {
      analyses.retainOnly(input);
      const { lintInput } = prepare(input);
      const languageOptions = languageOptionsOf(input);
      return groupByRule(
        allRules.flatMap(
          rules =>
            service.lint({ ...lintInput, config: { languageOptions, rules } })
              .messages,
        ),
      );
    },
  };
}

/**
 * At severity `error`, with the options that each has by default. The core's
 * rules and the plugin's run apart, so that it is as if each ran alone: the
 * plugin's `no-unused-vars` marks variables as used, and that of the core
 * would then miss them. Apart from these two, rules leave no traces.
 */
function switchOnAllRules({
  coreRules,
  plugin,
}: RuleSources): TSESLint.FlatConfig.Rules[] {
  return [
    [...coreRules.keys()],
    Object.keys(plugin.rules).map(name => `@typescript-eslint/${name}`),
  ].map(ids => Object.fromEntries(ids.map(id => [id, 'error'])));
}

function reportOf(
  result: LintResult,
  presetErrors: readonly LintError[],
): Omit<WorkerReport, 'duration'> {
  const { errors, typeDiagnostics } = diagnose(result);
  return {
    messages: result.messages.map(explainMessage),
    errors: [...presetErrors, ...result.errors, ...errors].map(explain),
    typeDiagnostics,
    compilerOptionDiagnostics: result.compilerOptionDiagnostics(),
  };
}

/** The compiler's errors. Where TypeScript throws on the code, what the rules found is still of use. */
function diagnose(
  result: LintResult,
): Pick<WorkerReport, 'errors' | 'typeDiagnostics'> {
  try {
    return { typeDiagnostics: result.typeDiagnostics(), errors: [] };
  } catch (error) {
    const message = `TypeScript could not check the types: ${(error as Error).message}`;
    return {
      typeDiagnostics: [],
      errors: [{ kind: 'crash', ruleId: null, message }],
    };
  }
}

/** Says of a limit of the machine that it is none of the code's. */
function explain<Told extends { message: string }>(told: Told): Told {
  return isLimit(told.message)
    ? { ...told, message: explainLimit(told.message) }
    : told;
}

/** A limit is met nowhere in particular: ESLint gives no place, which the page needs. */
function explainMessage(message: LintMessage): LintMessage {
  return isLimit(message.message)
    ? { ...explain(message), line: 1, column: 1 }
    : message;
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

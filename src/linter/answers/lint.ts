import type { TSESLint } from '@typescript-eslint/utils';
import { groupBy } from '../groupBy';
import { namingRule } from '../namingRule';
import type {
  RuleFinding,
  WorkerInput,
  WorkerQuestions,
  WorkerReport,
} from '../protocol';
import { stackLimit } from '../stackLimit';
import { type FailedPack, packagesOf, packsAskedFor } from '../typePacks';
import type {
  LinterEnvironment,
  LinterService,
  LintInput,
  LintMessage,
  LintResult,
} from '../types';
import { compareOutcomes } from './compareOutcomes';
import {
  type PresetSources,
  readLanguageOptions,
  resolveConfig,
} from './config';
import { findUntypedImports, relationsOf } from './imports';
import { decideNaming } from './namingEntry';

/** Where the rules are from, and what is known of types that aren't there. */
export interface LintSources
  extends PresetSources, Pick<LinterEnvironment, 'typePacks'> {
  /** Types of packages that could not be loaded. The caller may add some between two calls. */
  failedPacks?: readonly FailedPack[];
}

/** Syntax trees and types of a file. */
export type Analysis = Pick<LintResult, 'sourceCode' | 'typescript'>;

/** Keeps the last file's trees: most questions are about the file that was linted last. */
export class AnalysisCache {
  #last: { key: string; result: LintResult } | undefined;

  constructor(private readonly service: LinterService) {}

  lint(input: WorkerInput, lintInput: LintInput): LintResult {
    // Let go of first: two programs are much for a phone.
    this.#last = undefined;
    const result = this.service.lint(lintInput);
    this.#last = { key: keyOf(input), result };
    return result;
  }

  /** Parses, unless this very file was the last one. */
  get(input: WorkerInput): Analysis {
    if (this.#last?.key === keyOf(input)) {
      return this.#last.result;
    }
    const languageOptions = readLanguageOptions(input);
    return this.lint(input, { ...input, config: { languageOptions } });
  }
}

/** The part of the input that the trees depend on, which the rules are not. */
function keyOf(input: WorkerInput): string {
  return JSON.stringify([
    { ...input, config: undefined },
    readLanguageOptions(input),
  ]);
}

/** Creates what answers the questions that take linting. */
export function createLintAnswers(
  sources: LintSources,
  service: LinterService,
  analyses: AnalysisCache,
): Pick<
  WorkerQuestions,
  'compare' | 'findRules' | 'fix' | 'lint' | 'lintOther' | 'namingEntry'
> {
  const { failedPacks = [], typePacks = [] } = sources;
  const allRules = switchOnAllRules(sources);

  function prepare(input: WorkerInput) {
    const { config, errors } = resolveConfig(
      sources,
      input.config,
      input.fileName,
    );
    const languageOptions = readLanguageOptions(input);
    return {
      lintInput: { ...input, config: { ...config, languageOptions } },
      errors,
    };
  }

  function lint(
    input: WorkerInput,
    lintBy: (lintInput: LintInput) => LintResult,
  ): WorkerReport {
    const start = performance.now();
    const { errors, lintInput } = prepare(input);
    const result = lintBy(lintInput);
    const { errors: crashes, typeDiagnostics } = diagnose(result);
    const relations = relationsOf(result.typescript, input);
    return {
      messages: result.messages.map(explainMessage),
      errors: [...errors, ...result.errors, ...crashes].map(explain),
      typeDiagnostics,
      compilerOptionDiagnostics: result.compilerOptionDiagnostics(),
      activeRules: countActive(lintInput, result),
      ...(relations && { relations }),
      untypedImports: result.typescript
        ? findUntypedImports(
            result.typescript,
            result.messages,
            typeDiagnostics,
          )
        : [],
      missingPacks: packsAskedFor(failedPacks, lintInput).map(
        ({ reason, title }) => ({ reason, title }),
      ),
      typePackages: packagesOf(packsAskedFor(typePacks, lintInput)),
      duration: performance.now() - start,
    };
  }

  return {
    lint: input => lint(input, lintInput => analyses.lint(input, lintInput)),

    lintOther: input => lint(input, service.lint),

    fix(input) {
      const { errors, lintInput } = prepare(input);
      const { fixed, output, ...result } = service.fix(lintInput);
      return { fixed, output, errors: [...errors, ...result.errors] };
    },

    findRules(input) {
      const languageOptions = readLanguageOptions(input);
      return groupByRule(
        allRules.flatMap(
          rules =>
            service.lint({ ...input, config: { languageOptions, rules } })
              .messages,
        ),
      );
    },

    compare(input, other) {
      const run = (config: WorkerInput['config']) => {
        const { errors, lintInput } = prepare({ ...input, config });
        const result = service.lint(lintInput);
        return {
          messages: result.messages.map(explainMessage),
          rules: lintInput.config.rules ?? {},
          errors: [...errors, ...result.errors].map(explain),
        };
      };
      const there = run(other);
      return {
        ...compareOutcomes(run(input.config), there),
        errors: there.errors,
      };
    },

    namingEntry(input, offset) {
      const { lintInput } = prepare(input);
      const { config } = lintInput;
      const entries = namingEntries(sources, config.rules?.[namingRule]);
      const place = entries && placeIn(analyses.get(input), offset);
      return place
        ? decideNaming(
            entries,
            candidates =>
              service.lint({
                ...lintInput,
                config: {
                  ...config,
                  rules: { [namingRule]: ['error', ...candidates] },
                  // Or a comment would hide what the rule says.
                  linterOptions: { noInlineConfig: true },
                },
              }).messages,
            message => isAround(message, place),
          )
        : null;
    },
  };
}

/** The options of the rule, or those that it has by default; nothing where it is off. */
function namingEntries(
  { plugin }: PresetSources,
  setting: TSESLint.FlatConfig.Rules[string],
): Readonly<Record<string, unknown>>[] | undefined {
  const [severity = 'off', ...options] = [setting].flat();
  if (severity === 'off' || severity === 0) {
    return undefined;
  }
  const rule = plugin.rules['naming-convention'];
  const byDefault =
    rule && 'defaultOptions' in rule ? rule.defaultOptions : undefined;
  return (options.length > 0 ? options : byDefault) as
    Readonly<Record<string, unknown>>[] | undefined;
}

/** A place as ESLint's messages have it; nothing where the code doesn't parse. */
function placeIn(
  { sourceCode }: Analysis,
  offset: number,
): { line: number; column: number } | undefined {
  if (!sourceCode) {
    return undefined;
  }
  const inside = Math.max(0, Math.min(offset, sourceCode.text.length));
  const { column, line } = sourceCode.getLocFromIndex(inside);
  return { line, column: column + 1 };
}

/** Names are on one line. */
function isAround(
  { column, endColumn = column, line }: LintMessage,
  place: { line: number; column: number },
): boolean {
  return (
    line === place.line && column <= place.column && place.column <= endColumn
  );
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
}: PresetSources): TSESLint.FlatConfig.Rules[] {
  return [
    [...coreRules.keys()],
    Object.keys(plugin.rules).map(name => `@typescript-eslint/${name}`),
  ].map(ids => Object.fromEntries(ids.map(id => [id, 'error'])));
}

function countActive({ config }: LintInput, { errors }: LintResult): number {
  const unused = new Set(errors.map(({ ruleId }) => ruleId));
  return Object.entries(config?.rules ?? {}).filter(([id, entry]) => {
    const [severity] = [entry].flat();
    return severity !== 'off' && severity !== 0 && !unused.has(id);
  }).length;
}

/**
 * The compiler's errors, without the one that ESLint reports in the same words where code can't be parsed.
 * Where TypeScript throws on the code, what the rules found is still of use.
 */
function diagnose(
  result: LintResult,
): Pick<WorkerReport, 'errors' | 'typeDiagnostics'> {
  const fatal = result.messages.find(message => message.fatal === true);
  try {
    return {
      typeDiagnostics: result
        .typeDiagnostics()
        .filter(
          ({ line, message }) =>
            fatal?.line !== line || !fatal.message.includes(message),
        ),
      errors: [],
    };
  } catch (error) {
    const message = `TypeScript could not check the types: ${(error as Error).message}`;
    return {
      typeDiagnostics: [],
      errors: [{ kind: 'crash', ruleId: null, message }],
    };
  }
}

/** Says whose limit was met, if one was: a worker of a browser can nest fewer calls than Node. */
function explain<Told extends { message: string }>(told: Told): Told {
  return {
    ...told,
    message: told.message.replace(
      stackLimit,
      'the code is nested too deeply for the linter in this browser. The code may be fine: ESLint in Node.js gets further.',
    ),
  };
}

/** A limit is met nowhere in particular: ESLint gives no place, which the page needs. */
function explainMessage(message: LintMessage): LintMessage {
  return stackLimit.test(message.message)
    ? { ...explain(message), line: 1, column: 1 }
    : message;
}

/** By rule id, in alphabetical order. What has no rule is a syntax error. */
function groupByRule(messages: readonly LintMessage[]): RuleFinding[] {
  const byRule = groupBy(messages, ({ ruleId }) => ruleId ?? '');
  byRule.delete('');
  return [...byRule]
    .map(([ruleId, found]) => ({ ruleId, messages: found }))
    .sort((a, b) => (a.ruleId < b.ruleId ? -1 : 1));
}

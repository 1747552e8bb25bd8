import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import eslintPlugin from '@typescript-eslint/eslint-plugin';
import { version as pluginVersion } from '@typescript-eslint/eslint-plugin/package.json';
import {
  parseForESLint,
  type ParserServicesWithTypeInformation,
} from '@typescript-eslint/parser';
import type { TSESLint, TSESTree } from '@typescript-eslint/utils';
import { type Parser, SourceCode } from '@typescript-eslint/utils/ts-eslint';
import { version as eslintVersion } from 'eslint/package.json';
import { format } from 'prettier';
import ts from 'typescript';
import { projectFolder } from '../scripts/run.mjs';
import { getNodeEnvironment } from '../src/linter/nodeEnvironment';
import { getExampleInputs } from '../tests/engine/inputs';
import { quantile } from './quantile';
import { printTable } from './table';

/** Median and spread (the least and the most) of what a rule takes, in milliseconds per 10,000 lines. */
type Cost = [median: number, least: number, most: number];

/** What one rule takes in one body of code. */
interface RuleCost {
  /** Alone, as the first that asks for types, where it does: what the type checker does for it is counted. */
  cold?: Cost;
  /** With all other rules, after they ran once: what they ask the type checker for is there. */
  warm?: Cost;
  /** With the other rules of its preset, in the preset's order. */
  inPreset?: Cost;
}

const { Linter } = getNodeEnvironment();

const rounds = 5;

const namespace = '@typescript-eslint/';

const presets = ['strict-type-checked', 'stylistic-type-checked'] as const;

/**
 * Code of three shapes: a library that works on syntax trees, components of React, and hundreds of short
 * files that have nothing to do with each other.
 */
const bodies: Record<string, () => Map<string, string>> = {
  library: () => readSources(/^config\b.*\.ts$/),
  components: () => readSources(/^(?:playground|rules)\b.*\.tsx$/),
  'short files': () =>
    new Map(
      getExampleInputs()
        // All of them would take most of the time.
        .filter((_, index) => index % 8 === 0)
        .map(({ code, fileName }, index) => [
          path(`src/example-${String(index)}-${fileName.replaceAll('/', '-')}`),
          // Not a script, whose names all of them would share.
          `${code}\nexport {};\n`,
        ]),
    ),
};

/**
 * Measures how long each rule takes, alone and with others, and writes that to `data/rule-costs.json`.
 * Only the rule's own functions are timed, as ESLint's TIMING does: neither parsing nor walking the tree.
 */
export async function benchRuleCosts(): Promise<void> {
  const costs: Record<string, Record<string, RuleCost>> = {};
  for (const [name, read] of Object.entries(bodies)) {
    for (const [rule, cost] of measureBody(read())) {
      (costs[rule] ??= {})[name] = cost;
    }
  }
  const measured = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${String(availableParallelism())} cores, Node.js ${process.versions.node}`,
    versions: {
      'typescript-eslint': pluginVersion,
      eslint: eslintVersion,
      typescript: ts.version,
    },
    rounds,
    costs,
  };
  writeFileSync(
    path('data/rule-costs.json'),
    await format(JSON.stringify(measured), { parser: 'json' }),
  );
  printTable(
    'Rules, in ms per 10,000 lines: medians over the three bodies of code',
    Object.entries(costs)
      .map(([rule, byBody]) => ({
        '': rule,
        cold: quantile(Object.values(byBody).map(({ cold }) => cold?.[0] ?? 0)),
        warm: quantile(Object.values(byBody).map(({ warm }) => warm?.[0] ?? 0)),
      }))
      .sort((a, b) => b.warm - a.warm),
  );
}

function path(name: string): string {
  return fileURLToPath(new URL(name, projectFolder));
}

function readSources(pattern: RegExp): Map<string, string> {
  return new Map(
    readdirSync(path('src'), { encoding: 'utf8', recursive: true })
      .filter(file => pattern.test(file) && !/\.test\.|testing/.test(file))
      .map(file => path(`src/${file}`))
      .map(file => [file, readFileSync(file, 'utf8')]),
  );
}

/** Rules that aren't deprecated. */
const current = Object.entries(eslintPlugin.rules)
  .filter(([, { meta }]) => !meta.deprecated)
  .map(([name]) => name);

const typed = current.filter(
  name => eslintPlugin.rules[name]?.meta.docs?.requiresTypeChecking,
);

/** What each rule takes in a body of code, given as paths with texts. */
function measureBody(
  texts: ReadonlyMap<string, string>,
): Map<string, RuleCost> {
  const body = new CodeBody(texts);
  const perLines = 10_000 / body.lines;
  const summarize = (times?: readonly number[]): Cost | undefined => {
    if (!times) {
      return undefined;
    }
    const round = (time: number) => Number((time * perLines).toPrecision(3));
    return [
      round(quantile(times)),
      round(Math.min(...times)),
      round(Math.max(...times)),
    ];
  };
  const inPresets = new Map<string, number[]>();
  for (const preset of presets) {
    repeat(inPresets, () => {
      body.forgetTypes();
      return body.time(rulesOf(preset));
    });
  }
  const cold = new Map<string, number[]>();
  for (const name of typed) {
    repeat(cold, () => {
      body.forgetTypes();
      return body.time([name]);
    });
  }
  body.time(current);
  const warm = repeat(new Map(), () => body.time(current));
  return new Map(
    current.map(name => [
      name,
      {
        cold: summarize(cold.get(name)),
        warm: summarize(warm.get(name)),
        inPreset: summarize(inPresets.get(name)),
      },
    ]),
  );
}

/** Measures five times, and adds what each rule took to its list. */
function repeat(
  lists: Map<string, number[]>,
  measure: () => ReadonlyMap<string, number>,
): Map<string, number[]> {
  for (let round = 0; round < rounds; round++) {
    for (const [name, time] of measure()) {
      lists.set(name, [...(lists.get(name) ?? []), time]);
    }
  }
  return lists;
}

function rulesOf(preset: (typeof presets)[number]): string[] {
  return Object.keys(eslintPlugin.configs[preset]?.rules ?? {})
    .filter(id => id.startsWith(namespace))
    .map(id => id.slice(namespace.length));
}

/** A program and its files, parsed once: rules run on them again and again. */
class CodeBody {
  readonly lines: number;
  readonly #paths: string[];
  readonly #files: SourceCode[];
  readonly #host: ts.CompilerHost;
  readonly #options: ts.CompilerOptions = {
    allowImportingTsExtensions: true,
    allowJs: true,
    esModuleInterop: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    strict: true,
    target: ts.ScriptTarget.ES2022,
  };
  #program: ts.Program;

  constructor(texts: ReadonlyMap<string, string>) {
    this.#paths = [...texts.keys()];
    this.#host = keepFiles(ts.createCompilerHost(this.#options), texts);
    this.#program = this.#createProgram();
    this.#files = Array.from(texts, ([filePath, code]) =>
      this.#parse(filePath, code),
    );
    this.lines = [...texts.values()].join('\n').split('\n').length;
  }

  #createProgram(): ts.Program {
    return ts.createProgram({
      rootNames: this.#paths,
      options: this.#options,
      host: this.#host,
      oldProgram: this.#program,
    });
  }

  #parse(filePath: string, code: string): SourceCode {
    const { ast, scopeManager, services, visitorKeys } = parseForESLint(code, {
      comment: true,
      filePath,
      loc: true,
      programs: [this.#program],
      range: true,
      sourceType: 'module',
      tokens: true,
    });
    const { esTreeNodeToTSNodeMap: nodes } =
      services as ParserServicesWithTypeInformation;
    const checker = () => this.#program.getTypeChecker();
    // The parser's own ask the first program.
    const parserServices = {
      ...services,
      getSymbolAtLocation: (node: TSESTree.Node) =>
        checker().getSymbolAtLocation(nodes.get(node)),
      getTypeAtLocation: (node: TSESTree.Node) =>
        checker().getTypeAtLocation(nodes.get(node)),
    };
    Object.defineProperty(parserServices, 'program', {
      enumerable: true,
      get: () => this.#program,
    });
    return new SourceCode({
      text: code,
      ast: ast as SourceCode.Program,
      parserServices: parserServices as ParserServicesWithTypeInformation,
      scopeManager,
      visitorKeys: visitorKeys as Parser.VisitorKeys,
    });
  }

  /** Begins with a type checker that hasn't been asked anything. */
  forgetTypes(): void {
    this.#program = this.#createProgram();
  }

  /** Runs rules on all files, and tells how many milliseconds each took. */
  time(names: readonly string[]): Map<string, number> {
    const times = new Map(names.map(name => [name, 0]));
    const rules = Object.fromEntries(
      Object.entries(eslintPlugin.rules)
        .filter(([name]) => times.has(name))
        .map(([name, rule]) => [
          name,
          timed(rule, time => times.set(name, (times.get(name) ?? 0) + time)),
        ]),
    );
    const linter = new Linter({
      configType: 'flat',
      cwd: fileURLToPath(projectFolder),
    });
    const config: TSESLint.FlatConfig.Config = {
      files: ['**/*.{js,jsx,ts,tsx,mts,cts}'],
      plugins: { '@typescript-eslint': { rules } },
      rules: Object.fromEntries(
        names.map(name => [namespace + name, 'error' as const]),
      ),
    };
    this.#files.forEach((file, index) => {
      const [fault] = linter
        .verify(file, [config], {
          filename: this.#paths[index],
          allowInlineConfig: false,
        })
        .filter(({ fatal, ruleId }) => fatal ?? ruleId === null);
      if (fault) {
        throw new Error(`${String(this.#paths[index])}: ${fault.message}`);
      }
    });
    return times;
  }
}

/** Reads each file once, so that each program has the same trees. */
function keepFiles(
  host: ts.CompilerHost,
  texts: ReadonlyMap<string, string>,
): ts.CompilerHost {
  const files = new Map<string, ts.SourceFile | undefined>();
  const readFile = (name: string) => texts.get(name) ?? host.readFile(name);
  return {
    ...host,
    fileExists: name => texts.has(name) || host.fileExists(name),
    readFile,
    getSourceFile: (name, target) => {
      if (!files.has(name)) {
        const text = readFile(name);
        files.set(
          name,
          text === undefined
            ? undefined
            : ts.createSourceFile(name, text, target, true),
        );
      }
      return files.get(name);
    },
  };
}

/** A rule that says how long each of its functions took. */
function timed(
  rule: TSESLint.RuleModule<string, unknown[]>,
  tell: (milliseconds: number) => void,
): TSESLint.RuleModule<string, unknown[]> {
  const time = <Result>(run: () => Result): Result => {
    const start = performance.now();
    try {
      return run();
    } finally {
      tell(performance.now() - start);
    }
  };
  return {
    ...rule,
    create: context =>
      Object.fromEntries(
        Object.entries(time(() => rule.create(context))).map(
          ([selector, listen]) => [
            selector,
            // Code paths come with more than a node.
            (...nodes: [never]) => {
              time(() => listen?.(...nodes));
            },
          ],
        ),
      ),
  };
}

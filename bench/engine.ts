import { createLinter, defaultCompilerOptions } from '../src/linter';
import { getNodeEnvironment } from '../src/linter/nodeEnvironment';
import { lintWithEslintClass } from '../tests/engine/eslintClass';
import {
  getCorpusInputs,
  getExampleInputs,
  type NamedInput,
} from '../tests/engine/inputs';
import { writeProjectFiles } from '../tests/engine/projectFiles';
import { inputOfLength } from './longCode';
import { quantile } from './quantile';
import { printTable, type Row } from './table';

/** Others on the machine disturb single rounds: the median of a few counts. */
const rounds = 3;

/** The class keeps an instance for each config in each project: with all examples, memory runs out. */
const mostCompared = 250;

const defaults = JSON.stringify(defaultCompilerOptions);

type LintOne = (input: NamedInput) => unknown;

const service = createLinter(getNodeEnvironment());
const lintWithEngine: LintOne = input => service.lint(input);

/** TypeScript files with the default compiler options, so that the class needs one project only. */
function isPlain({ fileName, compilerOptions }: NamedInput): boolean {
  return (
    /^[^/.]+\.ts$/.test(fileName) &&
    JSON.stringify(compilerOptions) === defaults
  );
}

/** As many of them as are compared, from all parts of the list. */
function spread(inputs: readonly NamedInput[]): NamedInput[] {
  const step = Math.ceil(inputs.length / mostCompared);
  return inputs.filter((_, index) => index % step === 0);
}

/** Milliseconds per input. */
async function time(
  inputs: readonly NamedInput[],
  lintOne: LintOne,
): Promise<number> {
  const start = performance.now();
  for (const input of inputs) {
    await lintOne(input);
  }
  return (performance.now() - start) / inputs.length;
}

/** The same inputs with a text that has not been linted before. */
function renew(inputs: readonly NamedInput[], mark: number): NamedInput[] {
  return inputs.map(input => ({
    ...input,
    code: `${input.code}// ${String(mark)}\n`,
  }));
}

/** In each round, each takes its turn; the first one only warms them up. */
async function compareWithClass(
  title: string,
  inputs: readonly NamedInput[],
): Promise<Row> {
  const [first] = inputs;
  if (!first) {
    throw new Error(`There are no inputs for "${title}".`);
  }
  const engine: number[] = [];
  const classOnText: number[] = [];
  const classOnFiles: number[] = [];
  const oneFile = writeProjectFiles([first]);
  for (let round = 0; round <= rounds; round += 1) {
    const renewed = renew(inputs, round);
    engine.push(await time(renewed, lintWithEngine));
    classOnText.push(
      await time(renewed, input =>
        lintWithEslintClass(input, oneFile.get(first), false),
      ),
    );
    const files = writeProjectFiles(renewed, renewed.length);
    classOnFiles.push(
      await time(renewed, input =>
        lintWithEslintClass(input, files.get(input), false),
      ),
    );
    files.remove();
  }
  oneFile.remove();

  const [engineTime = NaN, textTime = NaN, filesTime = NaN] = [
    engine,
    classOnText,
    classOnFiles,
  ].map(times => quantile(times.slice(1)));
  return {
    '': title,
    inputs: inputs.length,
    'engine, ms': engineTime,
    'class on a changing text, ms': textTime,
    ratio: engineTime / textTime,
    'class on files, ms': filesTime,
    'ratio to files': engineTime / filesTime,
  };
}

/** Lints a file of about so many lines, with the preset `all`, after one keystroke. */
async function timeKeystroke(
  lines: number,
  corpus: readonly NamedInput[],
): Promise<Row> {
  const input = inputOfLength(lines, corpus);
  const keystrokes = Array.from({ length: 30 }, (_, index) => ({
    ...input,
    code: `${input.code}// ${'x'.repeat(index)}\n`,
  }));
  const times: number[] = [];
  for (const input of keystrokes) {
    times.push(await time([input], lintWithEngine));
  }
  return {
    '': `after a keystroke, ${String(lines)} lines, preset all`,
    'ms each': quantile(times.slice(10)),
  };
}

/** Lints that many examples, each new to the engine. */
async function timeExamples(
  count: number,
  examples: readonly NamedInput[],
): Promise<Row> {
  const inputs = Array.from({ length: count }, (_, index) =>
    renew(examples.slice(index % examples.length).slice(0, 1), -index),
  ).flat();
  return {
    '': `${String(count)} examples`,
    'ms each': await time(inputs, lintWithEngine),
  };
}

/** How long the engine takes, next to the `ESLint` class on the same inputs. */
export async function benchEngine(): Promise<void> {
  const examples = getExampleInputs().filter(isPlain);
  const corpus = getCorpusInputs().presetAll.filter(isPlain);
  printTable('Lint engine in Node, next to the `ESLint` class', [
    await compareWithClass('examples, one rule each', spread(examples)),
    await compareWithClass('corpus, preset all', corpus),
  ]);
  printTable('Lint engine in Node', [
    await timeKeystroke(100, corpus),
    await timeKeystroke(1000, corpus),
    await timeExamples(100, examples),
    await timeExamples(1000, examples),
  ]);
}

/**
 * How long the engine takes, next to the `ESLint` class in Node on the same
 * inputs in the same run: `npx tsx tests/engine/engine.bench.ts`
 */
import { createLinter, DEFAULT_COMPILER_OPTIONS } from '../../src/linter';
import { getNodeEnvironment } from '../../src/linter/nodeEnvironment';
import { lintWithEslintClass } from './eslintClass';
import { getCorpusInputs, getExampleInputs, type NamedInput } from './inputs';
import { writeProjectFiles } from './projectFiles';

/** Others on the machine disturb single rounds: the median of a few counts. */
const ROUNDS = 3;

const DEFAULTS = JSON.stringify(DEFAULT_COMPILER_OPTIONS);

type LintOne = (input: NamedInput) => unknown;

const service = createLinter(getNodeEnvironment());
const lintWithEngine: LintOne = input => service.lint(input);

/** TypeScript files with the default compiler options, so that the class needs one project only. */
function isPlain({ fileName, compilerOptions }: NamedInput): boolean {
  return (
    /^[^/.]+\.ts$/.test(fileName) &&
    JSON.stringify(compilerOptions) === DEFAULTS
  );
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

function getMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** The same inputs with a text that nobody has linted before. */
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
): Promise<void> {
  const [first] = inputs;
  if (!first) {
    throw new Error(`There are no inputs for "${title}".`);
  }
  const engine: number[] = [];
  const classOnText: number[] = [];
  const classOnFiles: number[] = [];
  const oneFile = writeProjectFiles([first]);
  for (let round = 0; round <= ROUNDS; round += 1) {
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
  ].map(times => getMedian(times.slice(1)));
  print(title, {
    inputs: inputs.length,
    'engine, ms each': engineTime,
    'class, as the text of a file that changes, ms each': textTime,
    'ratio to that': engineTime / textTime,
    'class, as files of one project, ms each': filesTime,
    'ratio to this': engineTime / filesTime,
  });
}

/** Lints a file of about so many lines, with the preset `all`, after one keystroke. */
async function timeKeystroke(
  lines: number,
  corpus: readonly NamedInput[],
): Promise<void> {
  const source = corpus.find(({ fileName }) => fileName === 'geometry.ts');
  if (!source) {
    throw new Error('The corpus lacks geometry.ts.');
  }
  const copies = Math.ceil(lines / source.code.split('\n').length);
  // Names are different in each copy.
  const code = Array.from({ length: copies }, (_, index) =>
    source.code.replace(
      /\b(Point|Shape|area|bounds|Transform|Translate|origin|unit|z|hasZ|matrix|inside)\b/g,
      `$1${String(index)}`,
    ),
  ).join('');
  const keystrokes = Array.from({ length: 30 }, (_, index) => ({
    ...source,
    code: `${code}// ${'x'.repeat(index)}\n`,
  }));
  const times: number[] = [];
  for (const input of keystrokes) {
    times.push(await time([input], lintWithEngine));
  }
  print(`After a keystroke, ${String(lines)} lines, preset all`, {
    'engine, ms': getMedian(times.slice(10)),
  });
}

function print(title: string, figures: Record<string, number>): void {
  console.log(title);
  for (const [name, figure] of Object.entries(figures)) {
    console.log(
      `  ${name}: ${Number.isInteger(figure) ? String(figure) : figure.toFixed(2)}`,
    );
  }
}

async function run(): Promise<void> {
  const examples = getExampleInputs().filter(isPlain);
  const corpus = getCorpusInputs().presetAll.filter(isPlain);

  await compareWithClass('Examples of the rule pages, one rule each', examples);
  await compareWithClass('Corpus, preset all', corpus);
  await timeKeystroke(100, corpus);
  await timeKeystroke(1000, corpus);
  for (const count of [100, 1000]) {
    const inputs = Array.from({ length: count }, (_, index) =>
      renew(examples.slice(index % examples.length).slice(0, 1), -index),
    ).flat();
    print(`${String(count)} examples`, {
      'engine, ms each': await time(inputs, lintWithEngine),
    });
  }
}

void run();

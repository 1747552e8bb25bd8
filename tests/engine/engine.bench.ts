/**
 * How long the engine takes, next to the `ESLint` class in Node on the same
 * inputs in the same run: `npx tsx tests/engine/engine.bench.ts`
 */
import { createLinter, DEFAULT_COMPILER_OPTIONS } from '../../src/linter';
import { getNodeEnvironment } from '../../src/linter/nodeEnvironment';
import { lintWithEslintClass } from './eslintClass';
import { getCorpusInputs, getExampleInputs, type NamedInput } from './inputs';
import { type ProjectFile, writeProjectFiles } from './projectFiles';

/** Others on the machine disturb single rounds: the median of a few counts. */
const ROUNDS = 5;

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

/** The median of rounds in which each linter takes its turn; a first round warms them up. */
async function timeInTurns(
  inputs: readonly NamedInput[],
  linters: readonly LintOne[],
): Promise<number[]> {
  const times = linters.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, lintOne] of linters.entries()) {
      const duration = await time(inputs, lintOne);
      if (round > 0) {
        times[index]?.push(duration);
      }
    }
  }
  return times.map(getMedian);
}

function getMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

async function compareWithClass(
  title: string,
  inputs: readonly NamedInput[],
): Promise<void> {
  const files = writeProjectFiles(inputs);
  // A file whose text changes, as in an editor: what the engine is made for.
  const edited = inputs.slice(0, 1).map(input => files.get(input))[0];
  if (!edited) {
    throw new Error(`There are no inputs for "${title}".`);
  }
  const lintAsText =
    (getFile: (input: NamedInput) => ProjectFile): LintOne =>
    input =>
      lintWithEslintClass(input, getFile(input), false);
  const [engine = NaN, text = NaN, unchanged = NaN] = await timeInTurns(
    inputs,
    [
      lintWithEngine,
      lintAsText(() => edited),
      lintAsText(input => files.get(input)),
    ],
  );
  files.remove();
  print(title, {
    inputs: inputs.length,
    'engine, ms': engine,
    'class, ms': text,
    ratio: engine / text,
    'class when no file changes, ms': unchanged,
    'ratio to that': engine / unchanged,
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
  const keystrokes = Array.from({ length: 12 }, (_, index) => ({
    ...source,
    code: `${code}// ${'typed as one'.slice(0, index)}\n`,
  }));
  const times: number[] = [];
  for (const input of keystrokes) {
    times.push(await time([input], lintWithEngine));
  }
  print(`After a keystroke, ${String(lines)} lines, preset all`, {
    'engine, ms': getMedian(times.slice(2)),
  });
}

/** Different inputs, as many as asked for, made of the examples. */
function getManyInputs(
  examples: readonly NamedInput[],
  count: number,
): NamedInput[] {
  return Array.from({ length: count }, (_, index) => {
    const example = examples[index % examples.length];
    if (!example) {
      throw new Error('There are no examples.');
    }
    return { ...example, code: `${example.code}// ${String(index)}\n` };
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
    const inputs = getManyInputs(examples, count);
    print(`${String(count)} examples`, {
      'engine, ms each': await time(inputs, lintWithEngine),
    });
  }
}

void run();

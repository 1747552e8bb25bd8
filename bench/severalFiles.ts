import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createNodeAnswers } from '../src/linter/nodeAnswers';
import type { WorkerInput } from '../src/linter/protocol';
import { getCorpusInputs } from '../tests/engine/inputs';
import { inputOfLength } from './longCode';
import { quantile } from './quantile';
import { printTable } from './table';

const fileCount = 5;
const lines = 500;
const edits = 2_000;

/** How many edits lie between two looks at the memory. */
const editsUntilLook = 500;

/** After so many edits, a reader pauses, and the files that aren't shown are linted. */
const editsUntilPause = 20;

/** Measures the engine with several files, each importing the one before: memory over many edits, and the time of each. */
export function benchSeveralFiles(): void {
  const answers = createNodeAnswers();
  const files = createFiles();
  const inputOf = (shown: number): WorkerInput => ({
    code: files[shown]?.code ?? '',
    fileName: files[shown]?.name ?? '',
    sourceType: 'module',
    config: { extends: ['plugin:@typescript-eslint/recommended-type-checked'] },
    compilerOptions: getCorpusInputs().presetAll[0]?.compilerOptions ?? {},
    otherFiles: files.filter((_, index) => index !== shown),
  });
  const durations: number[] = [];
  const edit = (count: number): void => {
    const shown = Math.floor(count / editsUntilPause) % fileCount;
    const file = files[shown];
    if (file) {
      file.code = `${file.text}export const edit${String(count)} = ${String(count)};\n`;
    }
    durations.push(answers.lint(inputOf(shown)).duration);
    if (count % editsUntilPause === 0) {
      for (const [index] of files.entries()) {
        if (index !== shown) {
          answers.lintOther(inputOf(index));
        }
      }
    }
  };
  // Until each file has been shown once.
  const warmUp = fileCount * editsUntilPause;
  for (let count = 0; count < warmUp; count += 1) {
    edit(count);
  }
  const before = heapSize();
  durations.length = 0;
  const heapSizes: Record<string, number> = {};
  let after = before;
  for (let count = 1; count <= edits; count += 1) {
    edit(warmUp + count - 1);
    if (count % editsUntilLook === 0) {
      after = heapSize();
      heapSizes[`${String(count)}, MB`] = after;
    }
  }
  printTable(
    `Engine in Node: ${String(fileCount)} files of ${String(lines)} lines`,
    [
      {
        '': `${String(edits)} edits`,
        'before, MB': before,
        // Growth that goes on is a leak; growth that ends is none.
        ...heapSizes,
        ratio: after / before,
        'shown file, ms': quantile(durations),
        '95th, ms': quantile(durations, 0.95),
      },
      { '': 'aim', ratio: 1 },
    ],
  );
}

/** A file, and its text without any edit. */
interface EditedFile {
  name: string;
  text: string;
  code: string;
}

function createFiles(): EditedFile[] {
  const { code } = inputOfLength(lines, getCorpusInputs().presetAll);
  return Array.from({ length: fileCount }, (_, index) => {
    const text =
      index === 0
        ? code
        : `import * as before from './file${String(index - 1)}';\nexport { before };\n${code}`;
    return { name: `file${String(index)}.ts`, text, code: text };
  });
}

/** Megabytes (1,000,000 bytes) in use after a garbage collection. */
function heapSize(): number {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  // What has finalizers goes only at the second.
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().heapUsed / 1_000_000;
}

import plugin from '@typescript-eslint/eslint-plugin';
import * as parser from '@typescript-eslint/parser';
import { TSESLint } from '@typescript-eslint/utils';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import prettier from 'eslint-config-prettier';
import ts from 'typescript';
import { createAnswers } from './answers';
import { eslintrcPresets } from './presets';
import type {
  MessageFromWorker,
  MessageToWorker,
  PackAsset,
  WorkerQuestion,
  WorkerQuestions,
} from './protocol';
import { createPackLoader, type PackLoader } from './typePacks/packLoader';

/** A dedicated worker's global object, as far as it is used here. */
interface WorkerScope {
  onmessage: (event: MessageEvent<MessageToWorker>) => void;
  postMessage: (message: MessageFromWorker) => void;
}

const scope = globalThis as unknown as WorkerScope;
let libFiles: ReadonlyMap<string, string> | undefined;
let packs: PackLoader | undefined;
let answers: WorkerQuestions | undefined;

scope.onmessage = ({ data }) => {
  if (data.kind === 'question') {
    loadTypes(data).then(
      () => {
        answer(data);
      },
      (error: unknown) => {
        scope.postMessage({ kind: 'threw', reason: reasonOf(error) });
      },
    );
    return;
  }
  start(data.libs, data.packs).then(
    () => {
      scope.postMessage({ kind: 'started' });
    },
    (error: unknown) => {
      scope.postMessage({ kind: 'failed', reason: reasonOf(error) });
    },
  );
};

async function start(
  libs: string,
  packAssets: readonly PackAsset[],
): Promise<void> {
  const response = await fetch(libs);
  if (!response.ok) {
    throw new Error(
      `${libs} could not be loaded: the server answered ${String(response.status)}.`,
    );
  }
  const texts = (await response.json()) as Record<string, string>;
  libFiles = new Map(Object.entries(texts));
  packs = createPackLoader(packAssets);
}

/** Loads the types that the question's code asks for, unless they are there. */
async function loadTypes({
  parameters: [input],
}: WorkerQuestion): Promise<void> {
  const missing = packs?.missingFor(input) ?? [];
  if (missing.length > 0) {
    scope.postMessage({
      kind: 'loading',
      what: `types of ${missing.map(({ title }) => title).join(' and ')}`,
      size: missing.reduce((sum, { size }) => sum + size, 0),
    });
    await packs?.load(missing, input.attempt);
    scope.postMessage({ kind: 'loaded' });
  }
}

function answer({ name, parameters }: WorkerQuestion): void {
  try {
    answers ??= createAnswersHere();
    const ask = answers[name] as (...given: unknown[]) => unknown;
    scope.postMessage({ kind: 'answer', answer: ask(...parameters) });
  } catch (error) {
    // What threw may have left TypeScript half done: the next question gets a new one.
    answers = undefined;
    scope.postMessage({ kind: 'threw', reason: reasonOf(error) });
  }
}

function createAnswersHere(): WorkerQuestions {
  if (!libFiles || !packs) {
    throw new Error('The worker was asked before it was started.');
  }
  return createAnswers({
    ts,
    libFiles,
    typePacks: packs.loaded,
    failedPacks: packs.failed,
    Linter: TSESLint.Linter,
    parser,
    plugin,
    presets: eslintrcPresets(plugin.configs),
    coreRules: builtinRules,
    prettier,
  });
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

import plugin from '@typescript-eslint/eslint-plugin';
import * as parser from '@typescript-eslint/parser';
import { TSESLint } from '@typescript-eslint/utils';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import prettier from 'eslint-config-prettier';
import ts from 'typescript';
import { messageOf } from '../text/messageOf';
import { createAnswers } from './answers';
import { eslintrcPresets } from './presets';
import type {
  MessageFromWorker,
  MessageToWorker,
  WorkerInput,
  WorkerQuestion,
  WorkerQuestions,
} from './protocol';
import { PackLoader } from './typePacks';

let libFiles: ReadonlyMap<string, string> | undefined;
let packs: PackLoader | undefined;
let answers: WorkerQuestions | undefined;

globalThis.onmessage = ({ data }: MessageEvent<MessageToWorker>): void => {
  const isQuestion = data.kind === 'question';
  (isQuestion ? answer(data) : start(data)).catch((error: unknown) => {
    const reason = messageOf(error);
    tell({ kind: isQuestion ? 'threw' : 'failed', reason });
  });
};

function tell(message: MessageFromWorker): void {
  globalThis.postMessage(message);
}

async function start({
  libs,
  packs: packAssets,
}: Extract<MessageToWorker, { kind: 'start' }>): Promise<void> {
  const response = await fetch(libs);
  if (!response.ok) {
    throw new Error(
      `${libs} could not be loaded: the server answered ${String(response.status)}.`,
    );
  }
  const texts = (await response.json()) as Record<string, string>;
  libFiles = new Map(Object.entries(texts));
  packs = new PackLoader(packAssets);
  tell({ kind: 'started' });
}

async function answer({ name, parameters }: WorkerQuestion): Promise<void> {
  await loadTypes(parameters[0]);
  try {
    answers ??= createAnswersHere();
    const ask = answers[name] as (...given: unknown[]) => unknown;
    tell({ kind: 'answer', answer: ask(...parameters) });
  } catch (error) {
    // What threw may have left TypeScript half done: the next question gets a new one.
    answers = undefined;
    throw error;
  }
}

async function loadTypes(input: WorkerInput): Promise<void> {
  const missing = packs?.missingFor(input) ?? [];
  if (missing.length > 0) {
    tell({
      kind: 'loading',
      what: `types of ${missing.map(({ title }) => title).join(' and ')}`,
      size: missing.reduce((sum, { size }) => sum + size, 0),
    });
    await packs?.load(missing, input.attempt);
    tell({ kind: 'loaded' });
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

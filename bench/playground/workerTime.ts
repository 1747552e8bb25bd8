import type { Browser } from '@playwright/test';
import { createNodeAnswers } from '../../src/linter/nodeAnswers';
import type { WorkerInput } from '../../src/linter/protocol';
import { readAssets } from '../../tests/e2e/playground/assets';
import { openClient } from '../../tests/e2e/playground/linterClient';
import type { NamedInput } from '../../tests/engine/inputs';
import { quantile } from '../quantile';

/** How often each input is linted, each time with another text; the first ones only warm up. */
const rounds = 8;
const warmUpRounds = 3;

/** Medians, in milliseconds. */
interface WorkerTime {
  worker: number;
  node: number;
}

/** How long the same engine takes in the browser's worker and in Node: they take turns. */
export async function compareWithNode(
  browser: Browser,
  origin: string,
  inputs: readonly NamedInput[],
): Promise<WorkerTime> {
  const context = await browser.newContext({ baseURL: origin });
  const client = await openClient(await context.newPage(), readAssets());
  const answers = createNodeAnswers();
  const worker: number[] = [];
  const node: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const input of inputs) {
      const renewed: WorkerInput = {
        ...input,
        code: `${input.code}// ${String(round)}\n`,
        sourceType: 'module',
      };
      const inWorker = await client.ask('lint', renewed);
      const inNode = answers.lint(renewed);
      if (round >= warmUpRounds) {
        worker.push(inWorker?.duration ?? NaN);
        node.push(inNode.duration);
      }
    }
  }
  await context.close();
  return { worker: quantile(worker), node: quantile(node) };
}

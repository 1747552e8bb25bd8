import type { Server } from 'node:http';
import { type Browser, chromium } from '@playwright/test';
import { browserFlags, installedBrowser } from '../../scripts/browser.mjs';
import { getCorpusInputs } from '../../tests/engine/inputs';
import { inputOfLength } from '../longCode';
import { quantile } from '../quantile';
import { printTable, type Row } from '../table';
import { linkTo } from './linkTo';
import { measureOpenings } from './openings';
import { measureTransfer, weighPacks } from './transfer';
import { measureTyping } from './typing';
import { measureWorkerMemory } from './workerMemory';
import { compareWithNode } from './workerTime';

const corpus = getCorpusInputs().presetAll.filter(({ fileName }) =>
  /^[^/.]+\.ts$/.test(fileName),
);
const codes = [
  ['100 lines', inputOfLength(100, corpus)],
  ['1,000 lines', inputOfLength(1000, corpus)],
] as const;

/** What a link has to have for the linter to start at once: something other than the starting example. */
const linkedCode = { code: 'const linked: any = 1;\n' };

/** A project's file: the types of all packs are loaded for it. */
const importing = {
  ...codes[0][1],
  code: `import { useState } from 'react';
import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
export const imported = [useState, readFile, expect];
${codes[0][1].code}`,
};

/**
 * Measures the playground in the browser, and prints the targets with it.
 *
 * @param origin where the built site is served
 * @param server what serves it
 */
export async function benchPlayground(
  origin: string,
  server: Server,
): Promise<void> {
  const url = `${origin}/play`;
  await benchOpening(url);
  const browser = await chromium.launch({
    args: browserFlags,
    executablePath: installedBrowser(),
  });
  try {
    printTable('Playground: sent for a first use, headers included, kB', [
      {
        '': 'this site',
        ...(await measureTransfer(browser, linkTo(url, linkedCode), server)),
      },
      { '': 'aim', total: 2400 },
    ]);
    printTable(
      'Playground: types of packages, sent when code asks for them, kB',
      [
        { '': 'this site', ...weighPacks() },
        { '': 'most', react: 60, node: 90, vitest: 50 },
      ],
    );
    await benchTyping(browser, url);
    await benchMemory(browser, url);
    await benchWorker(browser, origin);
  } finally {
    await browser.close();
  }
}

async function benchOpening(url: string): Promise<void> {
  const { cold, warm } = await measureOpenings(linkTo(url, linkedCode));
  printTable(
    'Playground: from opening a link until it can be used, no network',
    [
      ...Object.entries({
        'empty cache': cold,
        'full cache': warm,
      }).map(([title, { editor, fullEditor, problems }]) => ({
        '': title,
        'text can be typed in, s': editor / 1000,
        'full editor, s': fullEditor / 1000,
        'first problems, s': problems / 1000,
      })),
      { '': 'aim', 'first problems, s': 2 },
    ],
  );
}

async function benchTyping(browser: Browser, url: string): Promise<void> {
  const rows: Row[] = [];
  for (const [title, input, ruleset] of [
    ...codes,
    [
      '100 lines that import from React, Node.js, and Vitest',
      importing,
    ] as const,
  ].flatMap(
    ([lines, code]) =>
      [
        [`${lines}, starter config`, code, 'starter'],
        [`${lines}, preset all`, code, 'all'],
      ] as const,
  )) {
    const { keystrokes, longestTask, longestTaskOnProcessor } =
      await measureTyping(browser, url, input, ruleset);
    rows.push({
      '': title,
      'keystroke to problems, ms': quantile(keystrokes),
      '95th, ms': quantile(keystrokes, 0.95),
      // Browsers do not tell of shorter ones.
      'longest task, ms': longestTask === 0 ? '< 50' : longestTask,
      // Of these, on a busy machine:
      'on the processor, ms': longestTaskOnProcessor,
    });
  }
  printTable('Playground: typing', [
    ...rows,
    {
      '': 'aim, 100 lines',
      'keystroke to problems, ms': 60,
      'longest task, ms': '< 50',
    },
  ]);
}

async function benchMemory(browser: Browser, url: string): Promise<void> {
  const [title, input] = codes[0];
  const { afterFirstEdit, afterAllEdits } = await measureWorkerMemory(
    browser,
    url,
    input,
  );
  printTable('Playground: memory of the worker, preset all', [
    {
      '': title,
      'after the first edit, MB': afterFirstEdit,
      'after 500, MB': afterAllEdits,
      ratio: afterAllEdits / afterFirstEdit,
    },
  ]);
}

async function benchWorker(browser: Browser, origin: string): Promise<void> {
  const rows: Row[] = [];
  for (const [title, inputs] of [
    ['corpus', corpus],
    ...codes.map(([name, input]) => [name, [input]] as const),
  ] as const) {
    const { worker, node } = await compareWithNode(browser, origin, inputs);
    rows.push({
      '': title,
      inputs: inputs.length,
      'worker, ms': worker,
      'Node, ms': node,
      ratio: worker / node,
    });
  }
  printTable(
    'Playground: the worker next to the same engine in Node, preset all',
    [...rows, { '': 'aim', ratio: 1.2 }],
  );
}

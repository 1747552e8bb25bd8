import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { browserFlags, installedBrowser } from '../../scripts/browser.mjs';
import {
  readIndexFile,
  writeIndexFile,
} from '../../src/search/engine/indexFile';
import { builtIndexPath } from '../../tests/search/builtIndex';
import { quantile } from '../quantile';
import { printTable } from '../table';
import { enlarge } from './enlarge';
import { measureSearch } from './measureSearch';

const times = 10;

/**
 * Measures the search in the browser, on this site and on a made-up one that is ten times as large.
 *
 * @param origin where the built site is served
 */
export async function benchSearch(origin: string): Promise<void> {
  const index = readFileSync(builtIndexPath(), 'utf8');
  const indexes: [string, string][] = [
    ['this site', index],
    [
      `${String(times)} times as large`,
      writeIndexFile(enlarge(readIndexFile(index), times)),
    ],
  ];
  const browser = await chromium.launch({
    args: browserFlags,
    executablePath: installedBrowser(),
  });
  const rows: Record<string, number | string>[] = [];
  try {
    for (const [name, text] of indexes) {
      const { opening, keystrokes } = await measureSearch(
        browser,
        origin,
        text,
      );
      rows.push({
        '': name,
        'index, kB': brotliCompressSync(text).length / 1000,
        'open to first results, ms': quantile(opening),
        'keystroke to results, ms': quantile(keystrokes),
        '95th, ms': quantile(keystrokes, 0.95),
      });
    }
  } finally {
    await browser.close();
  }
  printTable('Search: index as compressed by Brotli, no network', [
    ...rows,
    {
      '': 'aim',
      'index, kB': 200,
      'open to first results, ms': 300,
      'keystroke to results, ms': 10,
      '95th, ms': 10,
    },
  ]);
}

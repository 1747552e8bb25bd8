import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';

const readerScript = fileURLToPath(new URL('reader.mjs', import.meta.url));

/** The functions that the script provides. */
interface Reader {
  open: () => Promise<number>;
  type: (query: string) => Promise<number[]>;
}

/** How often the search is opened for the first time. */
const visits = 5;

/** Typed letter by letter. */
const queries = [
  'no-floating-promises',
  'unused variable',
  'ignoreVoid',
  'parserOptions.project',
  'monorepo setup slow',
  'Unexpected any. Specify a different type.',
  'flaoting promises',
  'how to write a custom rule',
];

interface Measured {
  /** From the key that opens the search for the first time to results, in milliseconds. */
  opening: number[];
  /** From each keystroke to its results. */
  keystrokes: number[];
}

/** Searches an index in a browser, as a reader does. */
export async function measureSearch(
  browser: Browser,
  origin: string,
  index: string,
): Promise<Measured> {
  const opening: number[] = [];
  const keystrokes: number[] = [];
  for (let visit = 0; visit < visits; visit++) {
    const page = await browser.newPage();
    await page.addInitScript({ path: readerScript });
    await page.route('**/assets/search/index.*.json', route =>
      route.fulfill({ contentType: 'application/json', body: index }),
    );
    await page.goto(`${origin}/rules/no-explicit-any`, {
      waitUntil: 'networkidle',
    });
    opening.push(
      await page.evaluate(() =>
        (window as unknown as { reader: Reader }).reader.open(),
      ),
    );
    for (const query of visit === visits - 1 ? queries : []) {
      const times = await page.evaluate(
        typed => (window as unknown as { reader: Reader }).reader.type(typed),
        query,
      );
      keystrokes.push(...times);
    }
    await page.close();
  }
  return { opening, keystrokes };
}

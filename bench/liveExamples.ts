import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserFlags, installedBrowser } from '../scripts/browser.mjs';
import { quantile } from './quantile';
import { printTable } from './table';

/** How often each is tried; the median is taken. */
const tries = 5;

const useScript = fileURLToPath(new URL('useControl.mjs', import.meta.url));

/** A page with typed examples, and options that change what is reported in the first of them. */
const path = '/rules/no-confusing-void-expression';

/** What an example's parts are called for the measurement. */
const parts = {
  button: 'figcaption > [data-edit]',
  cursor: '.cm-focused',
  // Those of the page, which are there until the linter answers, have no ids.
  report: '.cm-content mark[id]',
};

/** Milliseconds, by what they are about. */
type Times = Record<string, number>;

/**
 * Prints how long readers wait when they edit an example, in milliseconds, without a slow network: until
 * the cursor is there, until the first report is, and until a changed option shows what it does.
 */
export async function benchLiveExamples(origin: string): Promise<void> {
  const browser = await chromium.launch({
    args: browserFlags,
    executablePath: installedBrowser(),
  });
  const all: Times[] = [];
  for (let i = 0; i < tries; i++) {
    all.push({
      'press to cursor, first': await withPage(browser, origin, page =>
        press(page, 0, parts.cursor),
      ),
      ...(await withPage(browser, origin, measureEditing)),
    });
  }
  await browser.close();
  const names = Object.keys(all[0] ?? {});
  printTable('Live examples, ms', [
    {
      '': 'this site',
      ...Object.fromEntries(
        names.map(name => [name, quantile(all.map(each => each[name] ?? 0))]),
      ),
    },
  ]);
}

async function withPage<Result>(
  browser: Browser,
  origin: string,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript({ path: useScript });
  await page.goto(origin + path);
  await page.waitForLoadState('networkidle');
  // Examples with reports, by number.
  await page.evaluate(() =>
    [...document.querySelectorAll('figure:has([data-report])')].forEach(
      (figure, index) => {
        figure.id = `example-${String(index)}`;
      },
    ),
  );
  const result = await measure(page);
  await context.close();
  return result;
}

async function measureEditing(page: Page): Promise<Times> {
  const firstReport = await press(page, 0, parts.report);
  const cursor = await press(page, 1, parts.cursor);
  await page.locator(`#example-1 ${parts.report}`).first().waitFor();
  const report = await press(page, 2, parts.report);
  await page.locator('[data-try^="options-"]').first().click();
  const area = '[data-try-area]';
  await page.locator(`${area} [data-diff="gone"]`).first().waitFor();
  const option = await use(
    page,
    `${area} input[type="checkbox"]`,
    `${area} [data-diff="come"]`,
  );
  return {
    'press to report, first': firstReport,
    'press to cursor': cursor,
    'press to report': report,
    'option to changed reports': option,
  };
}

function press(page: Page, example: number, effect: string): Promise<number> {
  const figure = `#example-${String(example)}`;
  return use(page, `${figure} ${parts.button}`, `${figure} ${effect}`);
}

/** Clicks a control, and waits until what it makes appear is painted. */
function use(page: Page, control: string, effect: string): Promise<number> {
  return page.evaluate(
    ([from, to]) =>
      (
        window as unknown as {
          useControl: (control: string, effect: string) => Promise<number>;
        }
      ).useControl(from, to),
    [control, effect] as const,
  );
}

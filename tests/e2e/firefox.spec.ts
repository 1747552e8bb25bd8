import type { Page as PlaywrightsPage } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Browser, Page } from 'puppeteer-core';
import puppeteer from 'puppeteer-core';
import { installedFirefox } from '../../scripts/browser.mjs';
import { accessibilityFaults, stopMotion } from './axe';
import { night } from './page';
import { configOf, playgroundHash } from './playgroundPage';

// Puppeteer alone drives the browser here. Playwright 1.65 has a Firefox of its own, which has to be
// downloaded, and drives others over WebDriver BiDi with commands that Debian's (ESR 153) lacks.
const executablePath = installedFirefox();

test.describe('in Firefox', night, () => {
  test.skip(executablePath === undefined, 'there is no Firefox');

  let browser: Browser;
  let page: Page;
  let problems: string[];

  test.beforeEach(async () => {
    browser = await puppeteer.launch({ browser: 'firefox', executablePath });
    page = await browser.newPage();
    problems = [];
    page.on('console', message => {
      if (message.type() === 'error') {
        problems.push(message.text());
      }
    });
    page.on('pageerror', error => problems.push(String(error)));
  });

  test.afterEach(async () => {
    await browser.close();
    expect(problems).toEqual([]);
  });

  test('code is linted while it is typed, and fixed', async ({ baseURL }) => {
    const hash = playgroundHash({
      code: '',
      eslintrc: configOf('no-var', '@typescript-eslint/no-floating-promises'),
    });
    await page.goto(`${baseURL ?? ''}/play${hash}`);
    await page.locator('.cm-content').click();
    await page.keyboard.type('var a = 1; Promise.reject(a);');
    await shows('@typescript-eslint/no-floating-promises');
    await shows('Unexpected var');

    await page.locator('button ::-p-text(Apply)').click();
    await expect.poll(firstLine).toContain('let a = 1;');
  });

  test('an example is edited by keyboard alone, at 400 %', async ({
    baseURL,
  }) => {
    await page.setViewport({ width: 320, height: 256 });
    await page.goto(`${baseURL ?? ''}/rules/no-floating-promises`);
    await page.locator('figure button ::-p-text(Edit)').wait();
    await page.focus('figure [data-report] a[href^="#"]');
    // From the report to its place, and into the code there.
    await page.keyboard.press('Enter');
    await page.locator('figure mark:focus').wait();
    await page.keyboard.press('Enter');
    await page.locator('figure .cm-content:focus').wait();
    await says('1 report');

    await page.keyboard.type('await ');
    await says('No reports');
    await page.locator('figcaption ::-p-text(Edited)').wait();
    await stopMotion(asPlaywrights(page));
    for (const mode of ['light', 'dark']) {
      await page.evaluate(chosen => {
        document.documentElement.dataset.theme = chosen;
      }, mode);
      expect(await accessibilityFaults(asPlaywrights(page))).toEqual([]);
    }
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - innerWidth,
      ),
    ).toBeLessThanOrEqual(0);

    await page.keyboard.down('Control');
    await page.keyboard.press('z');
    await page.keyboard.up('Control');
    await says('1 report');
  });

  /** The first line as the editor shows it, which pads with no-break spaces. */
  async function firstLine(): Promise<string> {
    const text = await page.$eval('.cm-content', lines => lines.textContent);
    return text?.replaceAll('\u00A0', ' ') ?? '';
  }

  /** Waits until the playground's results have a text. */
  async function shows(text: string): Promise<void> {
    await page.locator(`[role="tabpanel"] ::-p-text(${text})`).wait();
  }

  /** Waits until the status of the first example is a text. */
  async function says(text: string): Promise<void> {
    await expect
      .poll(() =>
        page.$eval('figure [role="status"]', status => status.textContent),
      )
      .toBe(text);
  }
});

/** For what only runs functions in a page, which both libraries do in the same way. */
function asPlaywrights(page: Page): PlaywrightsPage {
  return page as unknown as PlaywrightsPage;
}

import { expect, test } from '@playwright/test';
import type { Browser, Page } from 'puppeteer-core';
import puppeteer from 'puppeteer-core';
import { installedFirefox } from '../../scripts/browser.mjs';
import { configOf, playgroundHash } from './playgroundPage';

// Puppeteer alone drives the browser here. Playwright 1.65 has a Firefox of its own, which has to be
// downloaded, and drives others over WebDriver BiDi with commands that Debian's (ESR 153) lacks.
const executablePath = installedFirefox();

test.describe('in Firefox', () => {
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
    await page.locator('.monaco-editor .view-lines').click();
    await page.keyboard.type('var a = 1; Promise.reject(a);');
    await shows('@typescript-eslint/no-floating-promises');
    await shows('Unexpected var');

    await page.locator('button ::-p-text(Apply)').click();
    await expect.poll(firstLine).toContain('let a = 1;');
  });

  /** The first line as the editor shows it, which pads with no-break spaces. */
  async function firstLine(): Promise<string> {
    const text = await page.$eval(
      '.monaco-editor .view-lines',
      lines => lines.textContent,
    );
    return text?.replaceAll('\u00A0', ' ') ?? '';
  }

  /** Waits until the results have a text. */
  async function shows(text: string): Promise<void> {
    await page.locator(`[role="tabpanel"] ::-p-text(${text})`).wait();
  }
});

import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { compressToEncodedURIComponent } from 'lz-string';
import { expect, open } from './page';

/** Parameters of a playground link whose texts are packed. */
const packed = new Set([
  'code',
  'compared',
  'esQuery',
  'eslintrc',
  'files',
  'tsconfig',
]);

/** The hash of a playground link. */
export function playgroundHash(parameters: Record<string, string>): string {
  return `#${Object.entries(parameters)
    .map(([name, value]) =>
      packed.has(name)
        ? `${name}=${compressToEncodedURIComponent(value)}`
        : `${name}=${value}`,
    )
    .join('&')}`;
}

/** A config that switches rules on. */
export function configOf(...ruleIds: string[]): string {
  const rules = Object.fromEntries(ruleIds.map(id => [id, 'error']));
  return JSON.stringify({ rules }, null, 2);
}

/** Opens the playground, begins to use it, and waits for its editor. */
export async function openPlayground(
  page: Page,
  parameters: Record<string, string> = {},
): Promise<void> {
  const hash =
    Object.keys(parameters).length === 0 ? '' : playgroundHash(parameters);
  await open(page, `/play${hash}`);
  await workInPlayground(page);
  await expect(page.locator('.cm-editor').first()).toBeVisible();
}

/** Begins to use the playground, so that its linter and its editor come. */
export async function workInPlayground(page: Page): Promise<void> {
  await page.getByRole('main').locator('h1').dispatchEvent('click');
}

/** Waits until the linter has looked at the code. It may still look at other files. */
export async function linted(page: Page): Promise<void> {
  await expect(page.getByText(/^Checked(?:\.| in \d)/)).toBeAttached();
}

/** Opens the playground, and waits until the linter has looked at the code. */
export async function openLinted(
  page: Page,
  parameters?: Record<string, string>,
): Promise<void> {
  await openPlayground(page, parameters);
  await linted(page);
}

/** The reports and diagnostics in the list of problems. */
export function problemItems(page: Page): Locator {
  return page.locator('[role="tabpanel"] li[data-severity]').filter({
    has: page.getByRole('button', { name: /^Go to line/ }),
  });
}

/** What the editor shows, as text. */
export async function editorText(page: Page): Promise<string> {
  const lines = await page.locator('.cm-line').evaluateAll(elements =>
    elements
      .map(element => ({
        top: (element as HTMLElement).offsetTop,
        text: element.textContent ?? '',
      }))
      .sort((a, b) => a.top - b.top)
      .map(({ text }) => text.replaceAll('\u00a0', ' ')),
  );
  return lines.join('\n');
}

/** Waits until the editor shows this text, or one like it. */
export async function expectCode(
  page: Page,
  code: RegExp | string,
): Promise<void> {
  const text = expect.poll(() => editorText(page));
  await (typeof code === 'string' ? text.toBe(code) : text.toMatch(code));
}

/** Puts the cursor to the start of the text in the editor. */
export async function focusEditor(page: Page): Promise<void> {
  await page.locator('.cm-content').first().click();
  await page.keyboard.press('ControlOrMeta+Home');
}

/** Presses keys, one after the other. */
export async function pressKeys(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
  }
}

/** Presses a key again and again. */
export async function pressTimes(
  page: Page,
  key: string,
  times: number,
): Promise<void> {
  await pressKeys(page, ...Array.from({ length: times }, () => key));
}

/** Points at something of the editor's. */
export async function pointAt(page: Page, target: Locator): Promise<void> {
  // The editor draws its marks again with each answer of the linter.
  await expect(async () => {
    const box = await target.boundingBox({ timeout: 1_000 });
    assert.ok(box, 'what to point at is being drawn');
    // From next to it: the editor waits for a move.
    await page.mouse.move(box.x + 1, box.y + 3);
    await page.mouse.move(box.x + 4, box.y + 5);
  }).toPass();
}

/** Replaces the text in the editor, as pasting does: nothing is indented or closed automatically. */
export async function replaceText(page: Page, text: string): Promise<void> {
  await focusEditor(page);
  await page.keyboard.press('ControlOrMeta+A');
  await page.evaluate(pasted => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, clipboardData }),
    );
  }, text);
}

/** A tab of the texts or of the results. */
export function tab(page: Page, name: RegExp | string): Locator {
  return page.getByRole('tab', { name });
}

/** Shows the config in one of its views. */
export async function showAs(page: Page, view: 'Form' | 'JSON'): Promise<void> {
  await page.getByRole('button', { name: view, exact: true }).click();
}

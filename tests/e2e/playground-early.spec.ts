import type { Page } from '@playwright/test';
import { beginUse, expect, night, settled, test } from './page';
import {
  expectCode,
  linted,
  playgroundHash,
  problemItems,
  workInPlayground,
} from './playgroundPage';
import { holdScripts } from './slowScripts';

const field = 'textarea[data-text="code"]:visible';
const root = 'html[data-has-hydrated="true"]';

test('the example is there with its problems, and nothing more is loaded', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', request => {
    asked.push(request.url());
  });
  await page.goto('/play');
  await settled(page);
  await expect(page.locator(field)).toHaveValue(/^interface User/);
  await expect(problemItems(page)).not.toHaveCount(0);
  await expect(page.locator('mark:visible').first()).toBeVisible();
  expect(asked.filter(url => /main\.|worker|typescript-/.test(url))).toEqual(
    [],
  );
});

test('what is typed before React is kept, with the cursor', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/play');
  await page.locator(field).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('let early = 1;');
  release();
  await expect(page.locator(root)).toBeAttached();
  await expect(page.locator('.cm-editor').first()).toBeVisible();
  await page.keyboard.type(' let late = 2;');
  await expectCode(page, /let early = 1; let late = 2;interface User/);
});

test('no key is lost while one editor takes over from the other', async ({
  page,
}) => {
  await page.goto('/play');
  await page.locator(field).click();
  await page.keyboard.press('ControlOrMeta+Home');
  let typed = '';
  const full = page.locator('.cm-editor.cm-focused');
  while ((await full.count()) === 0) {
    const key = String(typed.length % 10);
    await page.keyboard.press(key);
    typed += key;
  }
  await expectCode(page, new RegExp(`${typed}interface User`));
});

test('a link’s code is shown before React, in place of the example', async ({
  page,
}) => {
  const release = await holdScripts(page);
  // React comes at once: until its scripts are there, the page isn't loaded.
  await page.goto(`/play${playgroundHash({ code: 'var linked = 1;\n' })}`, {
    waitUntil: 'domcontentloaded',
  });
  await expect(page.locator(field)).toHaveValue('var linked = 1;\n');
  await expect(problemItems(page).first()).toBeHidden();
  await page.locator(field).focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('let typed; ');
  release();
  await expect(page.locator('.cm-editor').first()).toBeVisible();
  await expectCode(page, /let typed; var linked/);
});

test('a fix is applied by a click that comes before React', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/play');
  await page
    .getByRole('button', { name: /^Apply suggestion:.*unknown/ })
    .click();
  release();
  await expect(page.locator('.cm-editor').first()).toBeVisible();
  await expectCode(page, /const users: unknown/);
});

test('nothing moves when React, the linter, and the full editor come', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      const shifts = (window as unknown as { shifts: number[] }).shifts;
      shifts.push(
        ...list
          .getEntries()
          .map(entry => (entry as unknown as { value: number }).value),
      );
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts: [] });
  });
  await page.goto('/play');
  await settled(page);
  await beginUse(page);
  await expect(page.locator(root)).toBeAttached();
  await workInPlayground(page);
  await expect(page.locator('.cm-editor').first()).toBeVisible();
  await linted(page);
  await settled(page);
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: number[] }).shifts,
  );
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
});

test(
  'code keeps its colors when the full editor comes',
  night,
  async ({ page }) => {
    const colors = (code: string) =>
      page
        .locator(code)
        .first()
        .evaluate(element => {
          const walker = document.createTreeWalker(
            element,
            NodeFilter.SHOW_TEXT,
          );
          const found: Record<string, string> = {};
          while (walker.nextNode()) {
            const { parentElement, textContent } = walker.currentNode;
            for (const word of ['async', 'loadUsers', 'number', "'User"]) {
              if (parentElement && textContent?.includes(word)) {
                found[word] ??= getComputedStyle(parentElement).color;
              }
            }
          }
          return found;
        });
    await page.goto('/play');
    const before = await colors('pre[aria-hidden]:visible');
    expect(new Set(Object.values(before)).size).toBe(4);
    await beginUse(page);
    await workInPlayground(page);
    await expect(page.locator('.cm-editor').first()).toBeVisible();
    await expect.poll(() => colors('.cm-content')).toEqual(before);
  },
);

test.describe('with touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the editor takes over, keeps what is typed, and wraps long lines unless the reader wants them cut', async ({
    page,
  }) => {
    const code = `const names = [${'"Ada", '.repeat(20)}];\n`;
    const editor = page.locator('.cm-content');
    // On a slow machine, the editor may have taken over from the field already.
    const either = `${field}, .cm-scroller`;
    await page.goto('/play');
    await settled(page);
    await expect.poll(() => hiddenWidth(page, either)).toBe(0);
    await page.goto(`/play${playgroundHash({ code })}`);
    await page.reload();
    await expect(editor).toContainText('Ada');
    await expect.poll(() => hiddenWidth(page, '.cm-scroller')).toBe(0);
    await editor.click();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('// mine\n');
    await expect(editor).toContainText('// mine');
    await page.getByRole('tab', { name: 'ESLint config' }).click();
    await expect(editor).toContainText('rules');
    await page.getByRole('tab', { name: 'Code' }).click();
    await expect(editor).toContainText('// mine');

    await page
      .getByRole('button', { name: 'Wrap lines', pressed: true })
      .click();
    await expect.poll(() => hiddenWidth(page, '.cm-scroller')).not.toBe(0);
    await page.goto('/play');
    await expect.poll(() => hiddenWidth(page, either)).not.toBe(0);
    await expect(
      page.getByRole('button', { name: 'Wrap lines', pressed: false }),
    ).toBeVisible();
  });
});

/** How much of the widest line is out of sight, of the element or of what it scrolls in, in pixels. */
function hiddenWidth(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate(element => {
      let hidden = 0;
      for (
        let at: Element | null = element;
        at !== null;
        at = at.parentElement
      ) {
        hidden = Math.max(hidden, at.scrollWidth - at.clientWidth);
      }
      return hidden;
    });
}

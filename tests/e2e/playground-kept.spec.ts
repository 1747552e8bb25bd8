import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import {
  lastKey,
  openingKey,
  snippetPrefix,
} from '../../src/playground/saving/storage';
import { expect, navbarLink, night, open, test } from './page';
import {
  expectCode,
  linted,
  openPlayground,
  playgroundHash,
  replaceText,
  workInPlayground,
} from './playgroundPage';

const back = 'Your code from last time is back.';
const starter = /^interface User \{\n/;

/** Opens the playground in a new tab. */
async function openTab(context: BrowserContext, hash = ''): Promise<Page> {
  const page = await context.newPage();
  await open(page, `/play${hash}`);
  await workInPlayground(page);
  await expect(page.locator('.cm-editor').first()).toBeVisible();
  return page;
}

/** Goes to another page, and waits until it is there: until then, the playground stays, and has lost nothing. */
async function leave(page: Page): Promise<void> {
  await navbarLink(page, 'Rules').click();
  await expect(page).toHaveURL(/\/rules\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Rules/);
}

/** Opens what was typed earlier. */
async function openRecent(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Recent' }).click();
  await page.getByRole('button', { name }).click();
}

/** How many states the browser keeps. */
function countKept(page: Page): Promise<number> {
  return page.evaluate(
    prefix =>
      Object.keys(localStorage).filter(key => key.startsWith(prefix)).length,
    snippetPrefix,
  );
}

/** Stores this while no playground is open. */
async function store(page: Page, items: Record<string, string>): Promise<void> {
  await page.goto('/');
  await page.evaluate(given => {
    Object.assign(localStorage, given);
  }, items);
}

test('what was typed is back after a look at another page', async ({
  page,
}) => {
  await openPlayground(page);
  await expectCode(page, starter);
  await replaceText(page, 'let typed;');
  await leave(page);
  await navbarLink(page, 'Playground').click();
  await expectCode(page, 'let typed;');
  await expect(page.getByText(back)).toBeVisible();
  await expect(page).toHaveURL(/\/play#.*code=/);

  await test.step('unless the reader starts over, which can be undone', async () => {
    const note = page.getByRole('status').filter({ hasText: back });
    await note.getByRole('button', { name: 'Start over' }).click();
    await expectCode(page, starter);
    await leave(page);
    await navbarLink(page, 'Playground').click();
    await expectCode(page, starter);
    await expect(page.getByText(back)).toHaveCount(0);

    await openRecent(page, /^let typed;/);
    await expectCode(page, 'let typed;');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectCode(page, starter);
  });

  await test.step('until it is deleted', async () => {
    await openRecent(page, /^let typed;/);
    await page.getByRole('button', { name: 'Recent' }).click();
    await page.getByRole('button', { name: 'Delete all' }).click();
    expect(await countKept(page)).toBe(1);
    await page.getByRole('button', { name: 'Delete for good?' }).click();
    expect(await countKept(page)).toBe(0);
    await expectCode(page, 'let typed;');
    await leave(page);
    expect(await countKept(page)).toBe(0);
  });
});

test.describe('without a network', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test('what was typed is back when the tab was closed, and listed where a link is opened', async ({
    context,
  }) => {
    const first = await openTab(context);
    // Nothing of it is sent anywhere.
    await context.setOffline(true);
    await replaceText(first, 'let typed;');
    await first.close();
    await context.setOffline(false);

    const hash = playgroundHash({ code: 'let linked;' });
    const linked = await openTab(context, hash);
    await expectCode(linked, 'let linked;');
    await expect(linked.getByText(back)).toHaveCount(0);
    await openRecent(linked, /^let typed; *just now$/);
    await expectCode(linked, 'let typed;');
    await linked.getByRole('button', { name: 'Undo' }).click();
    await expectCode(linked, 'let linked;');
    await linked.close();

    // A link that was looked at only is not what was typed last.
    const next = await openTab(context);
    await expectCode(next, 'let typed;');
    await expect(next).toHaveURL(/\/play#ts=.*code=/);
  });
});

test('two tabs leave each other what they have', night, async ({ context }) => {
  const [first, second] = [await openTab(context), await openTab(context)];
  await replaceText(first, 'let first;');
  await expect(first).toHaveURL(/code=/);
  await replaceText(second, 'let second;');
  await expect(second).toHaveURL(/code=/);
  expect(await countKept(first)).toBe(2);

  await test.step('each goes on with its own', async () => {
    for (const [tab, code] of [
      [first, 'let first;'],
      [second, 'let second;'],
    ] as const) {
      await leave(tab);
      await navbarLink(tab, 'Playground').click();
      await expectCode(tab, code);
    }
  });
});

test.describe('where the browser keeps nothing', () => {
  test.use({
    expectedProblems: /Docusaurus browser storage is not available/,
  });

  test(
    'that is said once something is typed, and the tab has it',
    night,
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => {
        for (const storage of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, storage, {
            get() {
              throw new DOMException('Storage is blocked', 'SecurityError');
            },
          });
        }
      });
      await openPlayground(page);
      const note = page.getByRole('status').filter({ hasText: 'doesn’t let' });
      await linted(page);
      await expect(note).toHaveCount(0);
      await replaceText(page, 'let typed;');
      await expect(note).toContainText('gone when you close this tab');
      await note.getByRole('button', { name: 'Copy link' }).click();
      await expect(note).toContainText('Link copied.');
      await note.getByRole('button', { name: 'Close' }).click();

      await leave(page);
      await navbarLink(page, 'Playground').click();
      await expectCode(page, 'let typed;');
      await page.reload();
      await expectCode(page, 'let typed;');
    },
  );
});

test('that the storage is full is said', night, async ({ page }) => {
  await openPlayground(page);
  await page.evaluate(() => {
    // To the last character.
    for (let length = 5_000_000; length >= 1; length = Math.floor(length / 2)) {
      try {
        localStorage.setItem(`other.${String(length)}`, 'x'.repeat(length));
      } catch {
        // Half of it may fit.
      }
    }
  });
  await replaceText(page, 'let typed;');
  await expect(
    page.getByText('The browser’s storage for this site is full'),
  ).toBeVisible();
  await leave(page);
  await navbarLink(page, 'Playground').click();
  await expectCode(page, 'let typed;');
});

test(
  'a state that the page broke with is only offered',
  night,
  async ({ page }) => {
    const title = '<img src=x onerror="window.attacked=1">';
    const hash = playgroundHash({ code: 'let kept;' });
    const isOver = () =>
      expect
        .poll(() => page.evaluate(key => localStorage.getItem(key), openingKey))
        .toBeNull();
    const kept = {
      [lastKey]: 'a',
      [`${snippetPrefix}a`]: JSON.stringify({ hash, title, savedAt: 9e15 }),
    };
    await store(page, kept);
    await test.step('it counts as sound once the page has shown it for a while', async () => {
      await openPlayground(page);
      await expectCode(page, 'let kept;');
      await isOver();
    });
    await test.step('it does not when the page was ended before, and is listed, whatever its title', async () => {
      const opening = JSON.stringify({ id: 'a', since: 1 });
      await store(page, { ...kept, [openingKey]: opening });
      await openPlayground(page);
      await expectCode(page, starter);
      // Not the time after either.
      await openPlayground(page);
      await page.getByRole('button', { name: 'Recent' }).click();
      await expect(page.getByRole('button', { name: title })).toBeVisible();
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Open it anyway' }).click();
      await expectCode(page, 'let kept;');
      await isOver();
    });
  },
);

test(
  'what is too long for a link is kept here, and can be downloaded',
  night,
  async ({ page, context }) => {
    // The longer a text, the longer a pause has to be until it is packed.
    test.slow();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPlayground(page, { code: 'let linked;', eslintrc: '{}' });
    await replaceText(page, `let long = \`\n${noise(400_000)}\`;\n`);
    const note = page
      .getByRole('status')
      .filter({ hasText: 'This code is too long for a link.' });
    await expect(note).toBeVisible();
    await expect(page).toHaveURL(/\/play$/);

    await test.step('no link is handed out', async () => {
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByRole('button', { name: 'Copy link' }).click();
      await expect(page.getByText('Download it as a project')).toBeVisible();
      await page.getByRole('button', { name: 'Copy as Markdown' }).click();
      await expect(page.getByText('copied, without a link')).toBeVisible();
      await page.keyboard.press('Escape');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        note.getByRole('button', { name: 'Download as a project' }).click(),
      ]);
      const files = unzipSync(await readFile(await download.path())) as Record<
        string,
        Uint8Array
      >;
      const source = files['typescript-eslint-playground/example.ts'];
      expect(source && strFromU8(source)).toMatch(/^let long = `\n/);
    });

    await test.step('it survives reloading, and a look at another page', async () => {
      await page.reload();
      await expectCode(page, /^let long = `\n/);
      await expect(note).toBeVisible();
      await leave(page);
      await page.goBack();
      await expectCode(page, /^let long = `\n/);
    });

    await test.step('the address has what is shorter', async () => {
      await replaceText(page, 'let short;');
      await expect(page).toHaveURL(/\/play#.*code=/);
      await expect(note).toHaveCount(0);
    });
  },
);

/** Lines that can't be packed, the same each time. */
function noise(length: number): string {
  let seed = 1;
  const characters = Array.from({ length }, (_, index) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return index % 100 === 99
      ? '\n'
      : String.fromCharCode(0x4e00 + (seed % 20_000));
  });
  return characters.join('');
}

import type { BrowserContext, Page } from '@playwright/test';
import { openingKey } from '../../src/playground/kept/brokenOpenings';
import { keptPrefix, maxKept } from '../../src/playground/kept/keptStates';
import { lastKey } from '../../src/playground/kept/lastKept';
import { expect, navbarLink, open, test } from './page';
import {
  editorText,
  linted,
  openPlayground,
  playgroundHash,
  replaceText,
  workInPlayground,
} from './playgroundPage';

const back = 'Your code from last time is back.';
const starter = /^interface User \{\n/;

/** The code in the editor, as soon as it is this. */
async function expectCode(page: Page, code: RegExp | string): Promise<void> {
  const text = expect.poll(async () => editorText(page));
  await (typeof code === 'string' ? text.toBe(code) : text.toMatch(code));
}

/** Opens the playground in a new tab. */
async function openTab(context: BrowserContext, hash = ''): Promise<Page> {
  const page = await context.newPage();
  await open(page, `/play${hash}`);
  await workInPlayground(page);
  await expect(page.locator('.monaco-editor').first()).toBeVisible();
  return page;
}

/** Goes to another page, and waits until it is there: until then, the playground stays, and has lost nothing. */
async function leave(page: Page): Promise<void> {
  await navbarLink(page, 'Rules').click();
  await expect(page).toHaveURL(/\/rules\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Rules/);
}

/** What the browser keeps of what was typed, the newest first. */
async function keptHashes(page: Page): Promise<string[]> {
  return page.evaluate(
    prefix =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith(prefix))
        .map(
          ([, text]) =>
            JSON.parse(String(text)) as { hash: string; savedAt: number },
        )
        .sort((a, b) => b.savedAt - a.savedAt)
        .map(({ hash }) => hash),
    keptPrefix,
  );
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

    await page.getByRole('button', { name: 'Recent' }).click();
    await page.getByRole('button', { name: /^let typed;/ }).click();
    await expectCode(page, 'let typed;');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectCode(page, starter);
  });
});

test.describe('without a network', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test('what was typed is back when the tab was closed', async ({
    context,
  }) => {
    const first = await openTab(context);
    // Nothing of it is sent anywhere.
    await context.setOffline(true);
    await replaceText(first, 'let typed = 1;');
    await first.close();
    await context.setOffline(false);

    for (const hash of ['', '#foo']) {
      const next = await openTab(context, hash);
      await expectCode(next, 'let typed = 1;');
      await expect(next).toHaveURL(/\/play#ts=.*code=/);
      await next.close();
    }
  });
});

test('an address that says nothing to the playground loses nothing', async ({
  page,
}) => {
  await openPlayground(page);
  await replaceText(page, 'let typed;');
  await page.evaluate(() => {
    window.location.hash = '#foo';
  });
  await expect(page).toHaveURL(/\/play#ts=.*code=/);
  await expectCode(page, 'let typed;');
});

test('a link shows what it says, and what was typed is listed', async ({
  context,
}) => {
  const first = await openTab(context);
  await replaceText(first, 'let typed;');
  await first.close();

  const linked = await openTab(
    context,
    playgroundHash({ code: 'let linked;' }),
  );
  await expectCode(linked, 'let linked;');
  await expect(linked.getByText(back)).toHaveCount(0);
  await linked.getByRole('button', { name: 'Recent' }).click();
  await linked.getByRole('button', { name: /^let typed; *just now$/ }).click();
  await expectCode(linked, 'let typed;');
  await linked.getByRole('button', { name: 'Undo' }).click();
  await expectCode(linked, 'let linked;');
  await linked.close();

  // A link that was looked at only is not what was typed last.
  const next = await openTab(context);
  await expectCode(next, 'let typed;');
});

test('two tabs leave each other what they have', async ({ context }) => {
  const [first, second] = [await openTab(context), await openTab(context)];
  await replaceText(first, 'let first;');
  await expect(first).toHaveURL(/code=/);
  await replaceText(second, 'let second;');
  await expect(second).toHaveURL(/code=/);
  expect(await keptHashes(first)).toHaveLength(2);

  await test.step('each goes on with its own', async () => {
    for (const [tab, code] of [
      [first, 'let first;'],
      [second, 'let second;'],
    ] as const) {
      await navbarLink(tab, 'Rules').click();
      await expect(tab).toHaveURL(/\/rules\/$/);
      await navbarLink(tab, 'Playground').click();
      await expectCode(tab, code);
    }
  });

  await test.step('a third begins with the last, and leaves the second what it had', async () => {
    const third = await openTab(context);
    await expectCode(third, 'let second;');
    await replaceText(third, 'let third;');
    await third.close();
    await second.close();
    await first.getByRole('button', { name: 'Recent' }).click();
    for (const code of ['let second;', 'let third;']) {
      await expect(
        first.getByRole('button', { name: new RegExp(`^${code}`) }),
      ).toHaveCount(1);
    }
  });
});

test('what is kept can be deleted', async ({ page }) => {
  await openPlayground(page);
  await replaceText(page, 'let typed;');
  await expect(page).toHaveURL(/code=/);
  await page.getByRole('button', { name: 'Recent' }).click();
  await page.getByRole('button', { name: 'Delete all' }).click();
  expect(await keptHashes(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Delete for good?' }).click();
  expect(await keptHashes(page)).toEqual([]);
  await expectCode(page, 'let typed;');
  await leave(page);
  expect(await keptHashes(page)).toEqual([]);
});

test('nothing is kept of what is only looked at', async ({ page }) => {
  await openPlayground(page);
  await page.getByRole('tab', { name: 'ESTree' }).click();
  await expect(page).toHaveURL(/showAST=es/);
  await page.getByLabel('TypeScript', { exact: true }).selectOption('4.7.4');
  await expect(page).toHaveURL(/ts=4\.7\.4/);
  await page.getByRole('button', { name: 'Samples' }).click();
  await page.getByRole('button', { name: /^Checkout/ }).click();
  await expect(page).toHaveURL(/code=/);
  expect(
    await page.evaluate(() => Object.keys(localStorage)),
  ).not.toContainEqual(expect.stringContaining('playground'));
});

test.describe('where the browser keeps nothing', () => {
  test.use({
    expectedProblems: /Docusaurus browser storage is not available/,
  });

  test('that is said once something is typed, and the tab has it', async ({
    page,
    context,
  }) => {
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
  });
});

test('that the storage is full is said', async ({ page }) => {
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

const hash = playgroundHash({ code: 'let kept;' });

/** What may be stored where a kept state is expected, and the code that the page shows then. */
const stored: Record<string, [text: string, code: RegExp | string]> = {
  nothing: ['', starter],
  'broken JSON': ['{"hash":', starter],
  'other JSON': ['[1, null]', starter],
  null: ['null', starter],
  'a hash of no text': ['{"hash":{"length":9}}', starter],
  'a hash that is none': ['{"hash":"javascript:alert(1)"}', starter],
  'another page': ['{"hash":"//example.com/"}', starter],
  'a hash for others': ['{"hash":"#some-heading"}', starter],
  'no time and no title': [JSON.stringify({ hash }), 'let kept;'],
  'a time to come, and markup': [
    JSON.stringify({
      hash,
      savedAt: 9e15,
      title: '<img src=x onerror="window.attacked=1">',
    }),
    'let kept;',
  ],
  'a version that is gone': [
    JSON.stringify({ hash: hash.replace('#', '#ts=9.9.9&') }),
    'let kept;',
  ],
  'a hash that was cut off': [
    JSON.stringify({ hash: hash.slice(0, -3) }),
    /^let/,
  ],
};

for (const [name, [text, code]] of Object.entries(stored)) {
  test(`the page opens whatever is stored: ${name}`, async ({ page }) => {
    await open(page, '/');
    await page.evaluate(
      ([prefix, last, value]) => {
        localStorage.setItem(last, 'a');
        localStorage.setItem(`${prefix}a`, value);
      },
      [keptPrefix, lastKey, text] as const,
    );
    await openPlayground(page);
    await expectCode(page, code);
    await expect(page.getByText('none of it could be read')).toHaveCount(
      name === 'a hash for others' ? 1 : 0,
    );
    await page.getByRole('button', { name: 'Recent' }).click();
    await expect(page.getByText('snippets you typed here')).toBeVisible();
    await page.keyboard.press('Escape');
    await replaceText(page, 'let next;');
    await expect(page).toHaveURL(/code=/);
    await openPlayground(page);
    await expectCode(page, 'let next;');
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
    expect(new URL(page.url()).pathname).toBe('/play');
  });
}

test('a state that the page broke with is only offered', async ({ page }) => {
  const opening = () =>
    page.evaluate(key => localStorage.getItem(key), openingKey);
  await open(page, '/');
  await page.evaluate(
    ([prefix, last, value]) => {
      localStorage.setItem(last, 'a');
      localStorage.setItem(`${prefix}a`, value);
    },
    [keptPrefix, lastKey, JSON.stringify({ hash })] as const,
  );
  await test.step('it counts as sound once the page has shown it for a while', async () => {
    await openPlayground(page);
    await expectCode(page, 'let kept;');
    await expect.poll(opening).toBeNull();
  });

  await test.step('it does not when the page was ended before', async () => {
    await open(page, '/');
    await page.evaluate(
      ([key, value]) => {
        localStorage.setItem(key, value);
      },
      [openingKey, JSON.stringify({ id: 'a', since: 1 })] as const,
    );
    await openPlayground(page);
    await expectCode(page, starter);
    // Not the time after either.
    await openPlayground(page);
    await page.getByRole('button', { name: 'Open it anyway' }).click();
    await expectCode(page, 'let kept;');
    await expect.poll(opening).toBeNull();
  });
});

test('the oldest of many are forgotten', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(
    ([prefix, value, count]) => {
      for (let index = 0; index < count; index += 1) {
        localStorage.setItem(
          `${prefix}${String(index)}`,
          JSON.stringify({ hash: value, savedAt: index, title: String(index) }),
        );
      }
    },
    [keptPrefix, hash, maxKept + 5] as const,
  );
  await openPlayground(page);
  await replaceText(page, 'let typed;');
  await expect.poll(async () => (await keptHashes(page)).length).toBe(maxKept);
  expect(
    await page.evaluate(
      prefix => localStorage.getItem(`${prefix}5`),
      keptPrefix,
    ),
  ).toBeNull();
});

test('what is too long for a link is kept here, and can be downloaded', async ({
  page,
  context,
}) => {
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
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
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
});

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

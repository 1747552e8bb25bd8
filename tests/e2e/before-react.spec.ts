import type { Page } from '@playwright/test';
import { colorModeToggle, expectColorMode } from './colorMode';
import { beginUse, expect, settled, test } from './page';
import { firstField, modalField, searchButton } from './search';
import { applicationScripts, holdScripts } from './slowScripts';

const rulePage = '/rules/no-floating-promises';

const isHydrated = (page: Page) =>
  page.locator('html[data-has-hydrated="true"]');

/** What the page has asked for of the application. */
function watchApplication(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => {
    if (applicationScripts.test(request.url())) {
      asked.push(request.url());
    }
  });
  return asked;
}

interface TraceEvent {
  args: { elementCount?: number };
}

/** Tells how many elements the browser styles each time, from now on until it is asked. */
async function watchStyling(page: Page): Promise<() => Promise<number[]>> {
  const session = await page.context().newCDPSession(page);
  const counts: number[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    // The protocol's types say that all values are strings.
    for (const { args } of value as unknown as TraceEvent[]) {
      counts.push(args.elementCount ?? 0);
    }
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  return async () => {
    const completed = new Promise(resolve => {
      session.once('Tracing.tracingComplete', resolve);
    });
    await session.send('Tracing.end');
    await completed;
    return counts;
  };
}

for (const path of ['/', rulePage, '/rules/', '/users/configs', '/blog']) {
  test(`${path}: React isn't loaded for who only reads`, async ({ page }) => {
    const asked = watchApplication(page);
    await page.goto(`${path}#examples`);
    await settled(page);
    expect(asked).toEqual([]);
    expect(
      await page.evaluate(
        () => performance.getEntriesByType('resource').length,
      ),
      // Styles, script, icons, and the font of headings.
    ).toBeLessThanOrEqual(6);
  });
}

for (const path of [
  '/play#code=~a',
  '/search',
  `${rulePage}?utm_source=feed`,
]) {
  test(`${path}: React is loaded at once`, async ({ page }) => {
    await page.goto(path);
    await expect(isHydrated(page)).toBeAttached();
  });
}

const signs: Record<string, (page: Page) => Promise<void>> = {
  'a pointer over a control': page =>
    page.getByRole('link', { name: 'Rules' }).first().hover(),
  'the focus on a control': page => page.keyboard.press('Tab'),
  'a click on what works without it': page => colorModeToggle(page).click(),
};

for (const [sign, act] of Object.entries(signs)) {
  test(`React comes with ${sign}`, async ({ page }) => {
    await page.goto('/users/configs');
    await act(page);
    await expect(isHydrated(page)).toBeAttached();
  });
}

test('React does not come for who scrolls, reads and selects', async ({
  page,
}) => {
  const asked = watchApplication(page);
  await page.goto(rulePage);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 400);
  await page.locator('main p').first().dblclick();
  for (const key of ['ArrowDown', 'PageDown', 'Space', 'End', 'Shift']) {
    await page.keyboard.press(key);
  }
  await settled(page);
  expect(asked).toEqual([]);
});

for (const path of ['/', rulePage, '/rules/', '/users/configs']) {
  test(`${path}: React comes without the whole page being styled again`, async ({
    page,
  }) => {
    await page.goto(path);
    await settled(page);
    const styledAtOnce = await watchStyling(page);
    await beginUse(page);
    await expect(isHydrated(page)).toBeAttached();
    await settled(page);
    const counts = await styledAtOnce();
    expect(counts.length).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThan(150);
  });
}

test('pointing at what works without React does not load it, using it does', async ({
  page,
}) => {
  const asked = watchApplication(page);
  await page.goto(rulePage);
  await colorModeToggle(page).hover();
  await settled(page);
  expect(asked).toEqual([]);
  await colorModeToggle(page).click();
  await expect(isHydrated(page)).toBeAttached();
});

test.describe('before React is there', () => {
  let release = (): void => undefined;
  test.beforeEach(async ({ page }) => {
    release = await holdScripts(page);
  });

  test('the color mode is switched, and stays', async ({ page }) => {
    await page.goto(rulePage);
    await colorModeToggle(page).click();
    await expectColorMode(page, 'dark');
    await expect(colorModeToggle(page)).toHaveAccessibleName(/dark mode\)/);
    release();
    await expect(isHydrated(page)).toBeAttached();
    await expectColorMode(page, 'dark');
    await expect(colorModeToggle(page)).toHaveAccessibleName(/dark mode\)/);
    await colorModeToggle(page).click();
    await expectColorMode(page, 'light');
  });

  test('the announcement is closed, and stays so', async ({ page }) => {
    const announcement = page.getByRole('link', { name: /see what changes/i });
    await page.goto(rulePage);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(announcement).toBeHidden();
    release();
    await expect(isHydrated(page)).toBeAttached();
    await expect(announcement).toBeHidden();
    await page.reload();
    await expect(announcement).toBeHidden();
  });

  test('code is copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/getting-started/');
    const copy = page.getByRole('button', { name: 'Copy code' }).first();
    await copy.focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('button', { name: 'Copied code' }),
    ).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      'npm install',
    );
  });

  test('the table of contents marks what is read', async ({ page }) => {
    await page.goto(rulePage);
    await page.locator('#options').evaluate(heading => {
      heading.scrollIntoView();
    });
    await expect(page.locator('.table-of-contents__link--active')).toHaveText(
      'Options',
    );
  });

  test('the navbar gives way to the text, and comes back', async ({ page }) => {
    await page.goto(rulePage);
    const navbar = page.getByRole('navigation', { name: 'Main' });
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 900);
    await expect(navbar).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(navbar).toBeInViewport();
  });

  test('the sidebar shows where the page is in it', async ({ page }) => {
    await page.goto('/rules/unified-signatures');
    await expect(
      page
        .getByRole('navigation', { name: 'Docs sidebar' })
        .getByRole('link', { name: 'unified-signatures' }),
    ).toBeInViewport();
  });

  test('the search takes what is typed at once, and keeps it', async ({
    page,
  }) => {
    await page.goto(rulePage);
    await searchButton(page).click();
    await page.keyboard.type('await');
    await expect(firstField(page)).toHaveValue('await');
    await expect(firstField(page)).toBeFocused();
    release();
    await expect(modalField(page)).toHaveValue('await');
    await expect(modalField(page)).toBeFocused();
    await expect(firstField(page)).toBeHidden();
  });

  test('so it does after its keys', async ({ page }) => {
    await page.goto(rulePage);
    await page.keyboard.press('Control+K');
    await page.keyboard.type('void');
    await expect(firstField(page)).toHaveValue('void');
    release();
    await expect(modalField(page)).toHaveValue('void');
  });

  test('Enter leads to the search page', async ({ page }) => {
    await page.goto(rulePage);
    await page.keyboard.type('/a/b');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=a%2Fb$/);
  });

  test('a preset and a name are chosen in the list of rules', async ({
    page,
  }) => {
    await page.goto('/rules/');
    const main = page.getByRole('main');
    await main.getByRole('combobox', { name: 'Preset' }).selectOption('strict');
    await main.getByRole('searchbox').fill('enum');
    release();
    await expect(page).toHaveURL(/\?q=enum&preset=strict$/);
    await expect(main.getByRole('combobox', { name: 'Preset' })).toHaveValue(
      'strict',
    );
    await expect(main.getByRole('searchbox')).toHaveValue('enum');
    await expect(main.getByRole('status')).toContainText(/^\d of \d+ rules/);
  });

  test('a config is typed', async ({ page }) => {
    await page.goto('/config');
    const field = page.getByLabel('Your config', { exact: true });
    await field.fill('{ "extends": ["plugin:@typescript-eslint/strct"] }');
    release();
    await expect(isHydrated(page)).toBeAttached();
    await expect(field).toHaveValue(/strct/);
    await expect(
      page.getByRole('button', {
        name: 'Use "plugin:@typescript-eslint/strict"',
      }),
    ).toBeVisible();
  });

  test('a link is followed', async ({ page }) => {
    await page.goto(rulePage);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).not.toHaveURL(new RegExp(`${rulePage}$`));
  });
});

test.describe('on a phone, before React is there', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens where the page is in it, and stays open', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/rules/unified-signatures');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const link = page.getByRole('link', { name: 'unified-signatures' });
    await expect(link).toBeInViewport();
    release();
    await expect(isHydrated(page)).toBeAttached();
    await expect(link).toBeInViewport();
    await page.getByRole('link', { name: 'typedef' }).click();
    await expect(page).toHaveURL('/rules/typedef');
    await expect(
      page.getByRole('button', { name: 'Close navigation bar' }),
    ).toBeHidden();
  });

  test('the table of contents unfolds', async ({ page }) => {
    await holdScripts(page);
    await page.goto(rulePage);
    await page.getByText('On this page').click();
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Options', exact: true })
      .click();
    await expect(page.locator('#options')).toBeInViewport();
  });
});

test.describe('when the application does not arrive', () => {
  test.use({ expectedProblems: /ERR_FAILED/ });

  test('the search leads to its page', async ({ page }) => {
    await page.route(applicationScripts, route => route.abort());
    await page.goto(rulePage);
    await searchButton(page).click();
    await page.keyboard.type('await');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=await/);
  });
});

import type { Page } from '@playwright/test';
import { colorModeToggle, expectColorMode } from './colorMode';
import { beginUse, expect, night, settled, test } from './page';
import { modalField, modalHits, searchButton } from './search';
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

test('React isn’t loaded for who only reads', async ({ page }) => {
  const asked = watchApplication(page);
  for (const path of ['/', '/rules/', '/users/configs', '/blog', rulePage]) {
    await test.step(path, async () => {
      await page.goto(`${path}#examples`);
      await settled(page);
      expect(asked).toEqual([]);
      expect(
        await page.evaluate(
          () =>
            performance
              .getEntriesByType('resource')
              // An image within a style sheet is an entry too, once it is drawn.
              .filter(({ name }) => !name.startsWith('data:')).length,
        ),
        // Styles, script, icons, and the font of headings.
      ).toBeLessThanOrEqual(6);
    });
  }
  await test.step('nor who scrolls, selects, and points at what works without it', async () => {
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 400);
    await page.locator('main p').first().dblclick();
    for (const key of ['ArrowDown', 'PageDown', 'Space', 'End', 'Shift']) {
      await page.keyboard.press(key);
    }
    await page.keyboard.press('Home');
    await colorModeToggle(page).hover();
    await settled(page);
    expect(asked).toEqual([]);
  });
  await colorModeToggle(page).click();
  await expect(isHydrated(page)).toBeAttached();
});

test('React is loaded at once where the address asks for it, and at the first sign of use', async ({
  page,
}) => {
  for (const path of [
    '/play#code=~a',
    '/search',
    `${rulePage}?utm_source=feed`,
  ]) {
    await page.goto(path);
    await expect(isHydrated(page)).toBeAttached();
  }
  for (const act of [
    () => page.getByRole('link', { name: 'Rules' }).first().hover(),
    () => page.keyboard.press('Tab'),
  ]) {
    await page.goto('/users/configs');
    await act();
    await expect(isHydrated(page)).toBeAttached();
  }
});

test(
  'React comes without the whole page being styled again',
  night,
  async ({ page }) => {
    for (const path of ['/', rulePage, '/rules/', '/users/configs']) {
      await test.step(path, async () => {
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
  },
);

test.describe('before React is there', () => {
  let release = (): void => undefined;
  test.beforeEach(async ({ page }) => {
    release = await holdScripts(page);
  });

  test('the page does what its parts do, and stays so', async ({ page }) => {
    const announcement = page.getByRole('link', { name: /see what changes/i });
    const navbar = page.getByRole('navigation', { name: 'Main' });
    await page.goto('/rules/unified-signatures');
    await expect(
      page
        .getByRole('navigation', { name: 'Docs sidebar' })
        .getByRole('link', { name: 'unified-signatures' }),
    ).toBeInViewport();
    await colorModeToggle(page).click();
    await expectColorMode(page, 'dark');
    await expect(colorModeToggle(page)).toHaveAccessibleName(/dark mode\)/);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(announcement).toBeHidden();

    await test.step('the navbar gives way to the text, and comes back', async () => {
      await page.mouse.move(700, 500);
      await page.mouse.wheel(0, 900);
      await expect(navbar).not.toBeInViewport();
      await page.mouse.wheel(0, -100);
      await expect(navbar).toBeInViewport();
    });
    await test.step('the table of contents marks what is read', async () => {
      await page
        .locator('#options')
        .evaluate(heading => heading.scrollIntoView());
      await expect(page.locator('.table-of-contents__link--active')).toHaveText(
        'Options',
      );
    });

    release();
    await expect(isHydrated(page)).toBeAttached();
    await expect(announcement).toBeHidden();
    await expectColorMode(page, 'dark');
    await expect(colorModeToggle(page)).toHaveAccessibleName(/dark mode\)/);
    await colorModeToggle(page).click();
    await expectColorMode(page, 'light');
    await page.reload();
    await expect(announcement).toBeHidden();
  });

  test('code is copied, and a link followed', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/getting-started/');
    const copy = page.getByRole('button', { name: 'Copy code' }).first();
    await copy.focus();
    await page.keyboard.press('Enter');
    await expect(copy).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      'npm install',
    );
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).not.toHaveURL(/\/getting-started\/$/);
  });

  test('the search takes what is typed at once, and keeps it', async ({
    page,
  }) => {
    await page.goto(rulePage);
    await page.keyboard.press('Control+K');
    await page.keyboard.type('await');
    await expect(modalField(page)).toHaveValue('await');
    await expect(modalField(page)).toBeFocused();
    release();
    await expect(modalHits(page).first()).toContainText('await');
    await expect(modalField(page)).toHaveValue('await');
    await expect(modalField(page)).toBeFocused();
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
});

test.describe('on a phone, before React is there', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the table of contents unfolds, and the menu opens where the page is in it, and stays open', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/rules/unified-signatures');
    await page.getByText('On this page').click();
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Options', exact: true })
      .click();
    await expect(page.locator('#options')).toBeInViewport();
    await page.keyboard.press('Home');
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

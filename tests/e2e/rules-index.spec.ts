import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults, stopMotion } from './axe';
import { expect, open, test } from './page';

/** The rules that are shown, by name. */
function shownRules(page: Page): Locator {
  return page.getByRole('rowheader').getByRole('link');
}

function searchField(page: Page): Locator {
  return page.getByRole('searchbox', { name: /Name, description/ });
}

/** A filter's button. */
function chip(page: Page, name: string): Locator {
  return page
    .getByRole('group', { name: 'Only rules like this' })
    .getByRole('button', { name, exact: true });
}

async function countOfRules(page: Page): Promise<number> {
  const status = await page.locator('main').getByRole('status').textContent();
  return Number.parseInt(status ?? '', 10);
}

test('shows every rule but deprecated ones, and says so', async ({ page }) => {
  await open(page, '/rules/');
  const status = page.locator('main').getByRole('status');
  await expect(status).toHaveText(
    /^\d+ rules · \d+ deprecated rules are hidden$/,
  );
  const [inUse = 0, hidden = 0] = (
    (await status.textContent())?.match(/\d+/g) ?? []
  ).map(Number);
  await expect(shownRules(page)).toHaveCount(inUse);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(shownRules(page)).toHaveCount(inUse + hidden);
  await expect(page).toHaveURL(/\?deprecated=shown$/);
  await expect(page.getByRole('row', { name: /^indent / })).toContainText(
    'deprecated',
  );
  await page.getByRole('button', { name: 'Hide deprecated' }).click();
  await expect(shownRules(page)).toHaveCount(inUse);
  await expect(page).toHaveURL(/\/rules\/$/);
});

test('says so too when only a hidden rule has what is looked for', async ({
  page,
}) => {
  await open(page, '/rules/?q=indent');
  await expect(page.locator('main').getByRole('status')).toContainText(
    '1 deprecated rule is hidden',
  );
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(shownRules(page)).toContainText(['indent']);
});

test('says which option or message has what is looked for', async ({
  page,
}) => {
  await open(page, '/rules/?q=ignoreVoid');
  await expect(
    page.getByRole('row', { name: /^no-floating-promises / }),
  ).toContainText('Option: ignoreVoid');
  await searchField(page).fill('end with a call');
  await expect(
    page.getByRole('row', { name: /^no-floating-promises / }),
  ).toContainText('Message: Promises must be awaited, end with');
});

test('says what the site knows where no rule is found', async ({ page }) => {
  await open(page, '/rules/?q=forbid+enums');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(/^0 of \d+ rules$/);
  await expect(
    main.getByRole('heading', { name: 'No rule matches “forbid enums”' }),
  ).toBeVisible();
  await main
    .getByRole('link', { name: /How can I ban a specific language feature/ })
    .click();
  await expect(page).toHaveURL(
    /\/troubleshooting\/#how-can-i-ban-specific-language-feature$/,
  );
});

test('offers to turn off the filters where they leave nothing', async ({
  page,
}) => {
  await open(page, '/rules/?q=await-thenable&with=deprecated');
  await page.getByRole('button', { name: 'Turn them off' }).click();
  await expect(shownRules(page)).toHaveText(['await-thenable']);
});

test('shows rules by what they are for', async ({ page }) => {
  await open(page, '/rules/');
  const counted = await countOfRules(page);
  await page.getByRole('button', { name: 'By purpose' }).click();
  await expect(page).toHaveURL(/\?sort=purpose$/);
  await expect(
    page.getByRole('columnheader', { name: /^Promises 9 rules/ }),
  ).toBeVisible();
  expect(await countOfRules(page)).toBe(counted);
  await searchField(page).fill('enum');
  const purposes = page.getByRole('navigation', { name: 'Purposes' });
  await expect(purposes.getByRole('link', { name: 'Promises' })).toBeHidden();
  await purposes.getByRole('link', { name: 'Enums' }).click();
  await expect(
    page.getByRole('columnheader', { name: /^Enums/ }),
  ).toBeInViewport();
  await page.getByRole('button', { name: 'A–Z' }).click();
  await expect(page).toHaveURL(/\?q=enum(#for-enums)?$/);
});

test('starts in the first view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/rules/');
  const first = await page.getByRole('row').nth(1).boundingBox();
  expect(first?.y).toBeLessThanOrEqual(360);
});

test('keeps the head of the table in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/rules/');
  await shownRules(page).last().scrollIntoViewIfNeeded();
  await expect(
    page.getByRole('columnheader', { name: 'Rule' }),
  ).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is a plain and complete table', async ({ page }) => {
    await page.goto('/rules/');
    await expect(page.getByRole('row', { name: /^indent / })).toBeVisible();
    await expect(
      page.getByRole('row', { name: /^no-floating-promises / }),
    ).toContainText('recommendedTypeChecked');
    await expect(page.getByRole('form')).toBeHidden();
  });
});

test('is narrowed down by text, and puts it into the address', async ({
  page,
}) => {
  await open(page, '/rules/');
  await searchField(page).pressSequentially('floating promises');
  await expect(shownRules(page)).toHaveText(['no-floating-promises']);
  await expect(page.locator('main').getByRole('status')).toHaveText(
    /^1 of \d+ rules$/,
  );
  await expect(page).toHaveURL(/\/rules\/\?q=floating\+promises$/);
  await expect(searchField(page)).toBeFocused();
});

test('takes up what is typed before React is there', async ({ page }) => {
  await page.goto('/rules/');
  await searchField(page).pressSequentially('thenable');
  await expect(searchField(page)).toHaveValue('thenable');
  await expect(shownRules(page)).toContainText(['await-thenable']);
  await expect(page).toHaveURL(/\?q=thenable$/);
});

test('forgives typos, and says so', async ({ page }) => {
  await open(page, '/rules/');
  await searchField(page).fill('floting');
  await expect(shownRules(page)).toHaveText(['no-floating-promises']);
  await expect(page.locator('main').getByRole('status')).toContainText(
    'with a similar name',
  );
});

test('tells typed presets from those without types', async ({ page }) => {
  await open(page, '/rules/');
  const preset = page.getByRole('combobox', { name: 'Preset' });
  await preset.selectOption('recommended');
  await expect(page).toHaveURL(/\?preset=recommended$/);
  // The table comes after the address.
  await expect(
    page.getByRole('row', { name: /^no-floating-promises / }),
  ).toBeHidden();
  const untyped = await countOfRules(page);
  await preset.selectOption('recommended-type-checked');
  await expect(page).toHaveURL(/\?preset=recommendedTypeChecked$/);
  await expect(
    page.getByRole('row', { name: /^no-floating-promises / }),
  ).toBeVisible();
  expect(await countOfRules(page)).toBeGreaterThan(untyped);
});

test('leads to what a preset is for', async ({ page }) => {
  await open(page, '/rules/?q=no-floating-promises');
  await page
    .getByRole('row', { name: /^no-floating-promises / })
    .getByRole('link', { name: 'recommendedTypeChecked' })
    .click();
  await expect(page).toHaveURL(/\/users\/configs#recommended-type-checked$/);
});

test('finds options and messages', async ({ page }) => {
  await open(page, '/rules/');
  await searchField(page).fill('allowSingleElementEquality');
  await expect(shownRules(page)).toHaveText(['prefer-string-starts-ends-with']);
  await searchField(page).fill('Unexpected any. Specify a different type');
  await expect(shownRules(page)).toHaveText(['no-explicit-any']);
});

test('a filter is turned on and off by keyboard', async ({ page }) => {
  await open(page, '/rules/');
  const inUse = await countOfRules(page);
  await chip(page, 'Deprecated').focus();
  await page.keyboard.press('Space');
  await expect(chip(page, 'Deprecated')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page).toHaveURL(/\?with=deprecated$/);
  await expect.poll(async () => countOfRules(page)).toBeLessThan(inUse);
  await page.keyboard.press('Space');
  await expect(chip(page, 'Deprecated')).toBeFocused();
  await expect(page).toHaveURL(/\/rules\/$/);
  await expect.poll(async () => countOfRules(page)).toBe(inUse);
});

test('can be linked, and the back button takes back what was asked', async ({
  page,
}) => {
  await open(page, '/rules/?with=typed&without=deprecated&sort=type');
  await expect(chip(page, 'Needs types')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(
    page.getByRole('columnheader', { name: 'Type', exact: true }),
  ).toHaveAttribute('aria-sort', 'ascending');
  const linked = await shownRules(page).allTextContents();
  const fix = chip(page, 'Auto-fix');

  await fix.click();
  await expect(page).toHaveURL(/\?with=fixable,typed&/);
  await searchField(page).fill('promise');
  await expect(page).toHaveURL(/\?q=promise&/);
  await page.goBack();
  await expect(searchField(page)).toHaveValue('');
  await expect(fix).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(fix).toHaveAttribute('aria-pressed', 'false');
  await expect(shownRules(page)).toHaveText(linked);
  await page.goForward();
  await expect(fix).toHaveAttribute('aria-pressed', 'true');
});

test('shows a filter that only an address asks for, and takes it back', async ({
  page,
}) => {
  await open(page, '/rules/?without=recommended,fixable');
  await expect(chip(page, 'In no recommended preset')).toBeVisible();
  await chip(page, 'No auto-fix').click();
  await expect(page).toHaveURL(/\?without=recommended$/);
  await expect(chip(page, 'No auto-fix')).toBeHidden();
});

test('comes back as it was from a rule', async ({ page }) => {
  await open(page, '/rules/');
  await searchField(page).fill('thenable');
  await expect(page).toHaveURL(/\?q=thenable$/);
  await page
    .getByRole('rowheader')
    .getByRole('link', { name: 'await-thenable' })
    .click();
  await expect(page).toHaveURL(/\/rules\/await-thenable\/?$/);
  await page.goBack();
  await expect(searchField(page)).toHaveValue('thenable');
  await expect(shownRules(page).first()).toHaveText('await-thenable');
});

test('a rule is opened while the address waits for a pause in typing', async ({
  page,
}) => {
  await open(page, '/rules/');
  await searchField(page).fill('await-thenabl');
  await expect(shownRules(page)).toHaveText(['await-thenable']);
  await searchField(page).press('e');
  await shownRules(page).first().click();
  await expect(page).toHaveURL('/rules/await-thenable');
  // Longer than the pause
  await page.waitForTimeout(500);
  await expect(page).toHaveURL('/rules/await-thenable');
  await page.goBack();
  await expect(searchField(page)).toHaveValue('await-thenable');
});

test('takes back all that was asked', async ({ page }) => {
  await open(page, '/rules/?q=promise&preset=strict&with=typed');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL(/\/rules\/$/);
  await expect(page.locator('main').getByRole('status')).toHaveText(
    /^\d+ rules · /,
  );
  await expect(page.getByRole('button', { name: 'Clear' })).toBeDisabled();
});

test('is sorted by its columns', async ({ page }) => {
  await open(page, '/rules/');
  const names = await shownRules(page).allTextContents();
  await page.getByRole('button', { name: 'Rule', exact: true }).click();
  await expect(shownRules(page)).toHaveText(names.reverse());
  await expect(page).toHaveURL(/\?sort=-name$/);
  await page.getByRole('button', { name: 'Smallest preset' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('recommended');
  await expect(
    page.getByRole('columnheader', { name: 'Smallest preset' }),
  ).toHaveAttribute('aria-sort', 'ascending');
});

test('leaves the slash to the search of the site', async ({ page }) => {
  await open(page, '/rules/');
  await searchField(page).pressSequentially('and/or');
  await expect(searchField(page)).toHaveValue('and/or');
});

for (const width of [320, 390, 768]) {
  test(`needs no scrolling sideways at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/rules/');
    await expect(chip(page, 'Auto-fix')).toBeVisible();
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      ),
    ).toBeLessThanOrEqual(0);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap on a rule opens it, and the count stays in sight', async ({
    page,
  }) => {
    await open(page, '/rules/');
    const row = page.getByRole('row', { name: /^unified-signatures / });
    await row.scrollIntoViewIfNeeded();
    await expect(page.locator('main').getByRole('status')).toBeInViewport();
    const { x, y, width, height } = (await row.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    // In the same place as the name of the preset.
    await page.touchscreen.tap(x + width * 0.3, y + height - 12);
    await expect(page).toHaveURL('/rules/unified-signatures');
  });
});

for (const theme of ['light', 'dark']) {
  test(`has no accessibility faults, ${theme}`, async ({ page }) => {
    await page.addInitScript(value => {
      localStorage.setItem('theme', value);
    }, theme);
    await open(page, '/rules/?with=typed');
    await stopMotion(page);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}

import type { Locator, Page } from '@playwright/test';
import { expect, night, open, overflow, test } from './page';

// What is found, by text, filters and presets, how it is sorted, and what is typed before React is there:
// `src/rules/list/*.test.ts*`.

/** The rules that are shown, by name. */
function shownRules(page: Page): Locator {
  return page.getByRole('rowheader').getByRole('link');
}

function ruleRow(page: Page, name: string): Locator {
  return page.getByRole('row', { name: new RegExp(`^${name} `) });
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

/** What says how many rules are shown. */
function count(page: Page): Locator {
  return page.getByRole('main').getByRole('status');
}

async function countOfRules(page: Page): Promise<number> {
  return Number.parseInt((await count(page).textContent()) ?? '', 10);
}

function head(page: Page, name: RegExp | string): Locator {
  return page.getByRole('columnheader', { name, exact: true });
}

test('shows every rule but deprecated ones, and says so', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/rules/');
  await expect(count(page)).toHaveText(
    /^\d+ rules · \d+ deprecated rules are hidden$/,
  );
  const first = await page.getByRole('row').nth(1).boundingBox();
  expect(first?.y).toBeLessThanOrEqual(360);
  const [inUse = 0, hidden = 0] = (
    (await count(page).textContent())?.match(/\d+/g) ?? []
  ).map(Number);
  await expect(shownRules(page)).toHaveCount(inUse);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(shownRules(page)).toHaveCount(inUse + hidden);
  await expect(page).toHaveURL(/\?deprecated=shown$/);
  await expect(ruleRow(page, 'indent')).toContainText('deprecated');
  await page.getByRole('button', { name: 'Hide deprecated' }).click();
  await expect(shownRules(page)).toHaveCount(inUse);
  await expect(page).toHaveURL(/\/rules\/$/);
  await shownRules(page).last().scrollIntoViewIfNeeded();
  await expect(head(page, 'Rule')).toBeInViewport();
});

test('is narrowed down by text, says what it found, and comes back so', async ({
  page,
}) => {
  await open(page, '/rules/');
  await searchField(page).pressSequentially('floating promises');
  await expect(shownRules(page)).toHaveText(['no-floating-promises']);
  await expect(count(page)).toHaveText(/^1 of \d+ rules$/);
  await expect(page).toHaveURL(/\/rules\/\?q=floating\+promises$/);
  await expect(searchField(page)).toBeFocused();

  await test.step('typos are forgiven', async () => {
    await searchField(page).fill('floting');
    await expect(shownRules(page)).toHaveText(['no-floating-promises']);
    await expect(count(page)).toContainText('with a similar name');
  });

  await test.step('options and messages are found, and said', async () => {
    const row = ruleRow(page, 'no-floating-promises');
    await searchField(page).fill('ignoreVoid');
    await expect(row).toContainText('Option: ignoreVoid');
    await searchField(page).fill('end with a call');
    await expect(row).toContainText(
      'Message: Promises must be awaited, end with',
    );
  });

  await test.step('a slash is left to the field', async () => {
    await searchField(page).fill('');
    await searchField(page).pressSequentially('and/or');
    await expect(searchField(page)).toHaveValue('and/or');
  });

  await test.step('a rule is opened while the address waits for a pause in typing', async () => {
    await page.clock.install();
    await searchField(page).fill('await-thenabl');
    await expect(shownRules(page)).toHaveText(['await-thenable']);
    await searchField(page).press('e');
    await shownRules(page).first().click();
    await expect(page).toHaveURL('/rules/await-thenable');
    // Longer than the pause
    await page.clock.runFor(500);
    await expect(page).toHaveURL('/rules/await-thenable');
  });
  await page.goBack();
  await expect(searchField(page)).toHaveValue('await-thenable');
  await expect(shownRules(page).first()).toHaveText('await-thenable');
});

test('says what to do where no rule is found', night, async ({ page }) => {
  const main = page.getByRole('main');
  await open(page, '/rules/?q=indent');
  await expect(count(page)).toContainText('1 deprecated rule is hidden');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(shownRules(page)).toContainText(['indent']);

  await open(page, '/rules/?q=await-thenable&with=deprecated');
  await page.getByRole('button', { name: 'Turn them off' }).click();
  await expect(shownRules(page)).toHaveText(['await-thenable']);

  await searchField(page).fill('forbid enums');
  await expect(count(page)).toHaveText(/^0 of \d+ rules$/);
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

test('filters are turned on and off, by keyboard too, and lead to what they are about', async ({
  page,
}) => {
  await open(page, '/rules/');
  const inUse = await countOfRules(page);
  await chip(page, 'Deprecated').focus();
  await page.keyboard.press('Space');
  await expect(chip(page, 'Deprecated')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page).toHaveURL(/\?with=deprecated$/);
  await expect.poll(() => countOfRules(page)).toBeLessThan(inUse);
  await page.keyboard.press('Space');
  await expect(chip(page, 'Deprecated')).toBeFocused();
  await expect(page).toHaveURL(/\/rules\/$/);
  await expect.poll(() => countOfRules(page)).toBe(inUse);

  await page
    .getByRole('combobox', { name: 'Preset' })
    .selectOption('recommended');
  await expect(page).toHaveURL(/\?preset=recommended$/);
  // The table comes after the address.
  await expect(ruleRow(page, 'no-floating-promises')).toBeHidden();

  const clear = page.getByRole('button', { name: 'Clear' });
  await clear.click();
  await expect(page).toHaveURL(/\/rules\/$/);
  await expect(count(page)).toHaveText(/^\d+ rules · /);
  await expect(clear).toBeDisabled();

  const preset = ruleRow(page, 'no-floating-promises').getByRole('link', {
    name: 'recommendedTypeChecked',
  });
  // No part of its name is hidden.
  await expect(preset.locator('span')).toHaveCount(0);
  await preset.click();
  await expect(page).toHaveURL(/\/users\/configs#recommended-type-checked$/);
});

test('can be linked, and the back button takes back what was asked', async ({
  page,
}) => {
  await open(page, '/rules/?without=recommended,fixable');
  await expect(chip(page, 'In no recommended preset')).toBeVisible();
  await chip(page, 'No auto-fix').click();
  await expect(page).toHaveURL(/\?without=recommended$/);
  await expect(chip(page, 'No auto-fix')).toBeHidden();

  await open(page, '/rules/?with=typed&without=deprecated&sort=type');
  await expect(chip(page, 'Needs types')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(head(page, 'Type')).toHaveAttribute('aria-sort', 'ascending');
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

test('is sorted by its columns, and by what rules are for', async ({
  page,
}) => {
  await open(page, '/rules/');
  const names = await shownRules(page).allTextContents();
  await page.getByRole('button', { name: 'Rule', exact: true }).click();
  await expect(shownRules(page)).toHaveText(names.reverse());
  await expect(page).toHaveURL(/\?sort=-name$/);
  await page.getByRole('button', { name: 'Smallest preset' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('recommended');
  await expect(head(page, 'Smallest preset')).toHaveAttribute(
    'aria-sort',
    'ascending',
  );

  await test.step('by purpose', async () => {
    const counted = await countOfRules(page);
    await page.getByRole('button', { name: 'By purpose' }).click();
    await expect(page).toHaveURL(/\?sort=purpose$/);
    await expect(head(page, /^Promises 9 rules/)).toBeVisible();
    expect(await countOfRules(page)).toBe(counted);
    await searchField(page).fill('enum');
    const purposes = page.getByRole('navigation', { name: 'Groups' });
    await expect(purposes.getByRole('link', { name: 'Promises' })).toBeHidden();
    await purposes.getByRole('link', { name: 'Enums' }).click();
    await expect(head(page, /^Enums/)).toBeInViewport();
    await page.getByRole('button', { name: 'A–Z' }).click();
    await expect(page).toHaveURL(/\?q=enum(#for-enums)?$/);
  });
  await test.step('by what they cost', async () => {
    await searchField(page).fill('');
    await page.getByRole('button', { name: 'By cost' }).click();
    await expect(page).toHaveURL(/\?sort=cost(#.*)?$/);
    await expect(head(page, /^Slow \d+ rules/)).toBeVisible();
    await expect(shownRules(page).first()).toHaveText('naming-convention');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap on a rule opens it, the count stays in sight, and nothing scrolls sideways', async ({
    page,
  }) => {
    await open(page, '/rules/');
    for (const width of [320, 768, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(chip(page, 'Auto-fix')).toBeVisible();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
    const row = ruleRow(page, 'unified-signatures');
    await row.scrollIntoViewIfNeeded();
    await expect(count(page)).toBeInViewport();
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

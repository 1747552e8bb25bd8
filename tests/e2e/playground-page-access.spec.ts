import { devices, type Page } from '@playwright/test';
import { accessibilityFaults, allRules, stopMotion, visualRules } from './axe';
import { setColorMode } from './colorMode';
import { expect, night, test } from './page';
import {
  configOf,
  expectCode,
  openLinted,
  pressKeys,
  problemItems,
  showAs,
  tab,
} from './playgroundPage';

const example = {
  code: 'var first: any = 1;\nexport const text: string = first ?? 2;\n',
  eslintrc: configOf('no-var', '@typescript-eslint/no-explicit-any'),
};

const panels = [
  'ESTree',
  'TypeScript AST',
  'Scopes',
  'Types',
  'All rules',
] as const;

test('everything is reached by keyboard, the editor’s end included', async ({
  page,
}) => {
  await openLinted(page, example);
  await tab(page, 'Code').focus();
  await page.keyboard.press('Tab');
  await expect(tab(page, /^example\.ts/)).toBeFocused();
  await pressKeys(page, 'Tab', 'Tab');
  await expect(page.getByRole('button', { name: /^Rename/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Wrap lines' })).toBeFocused();
  await pressKeys(page, 'Tab', 'ControlOrMeta+Home', 'Tab');
  await expectCode(page, /^ {2}var/);

  await expect(page.getByText(/^Tab indents\./).last()).toBeVisible();
  const edge = page.getByRole('separator', { name: 'Width of the editor' });
  await pressKeys(page, 'Escape', 'Tab');
  await expect(edge).toBeFocused();
  // Only the next Tab: after another key, it indents.
  await pressKeys(page, 'Shift+Tab', 'Escape', 'ArrowDown', 'Home', 'Tab');
  await expectCode(page, /^ {2}var.*\n {2}export/);
  await pressKeys(page, 'Escape', 'Tab');
  await expect(edge).toBeFocused();
  const width = Number(await edge.getAttribute('aria-valuenow'));
  await page.keyboard.press('ArrowLeft');
  await expect(edge).toHaveAttribute('aria-valuenow', String(width - 2));

  await page.keyboard.press('Tab');
  await expect(tab(page, /^Problems/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'ESTree')).toBeFocused();
  await expect(tab(page, 'ESTree')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');

  await problemItems(page)
    .first()
    .getByRole('button', { name: 'Apply fix' })
    .focus();
  await pressKeys(page, 'Tab', 'Enter');
  await expect(page.locator('ins')).toBeVisible();
  await pressKeys(page, 'Shift+Tab', 'Enter');
  await expectCode(page, /^ {2}let/);
  // The focus is not lost with the button.
  await expect(
    page.getByRole('tabpanel', { name: /^Problems/ }).locator(':focus'),
  ).toHaveCount(1);

  const share = page.getByRole('button', { name: 'Share' });
  await share.focus();
  await pressKeys(page, 'Enter', 'Tab');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();
});

test(
  'axe finds nothing in any panel, in both color modes',
  night,
  async ({ page }) => {
    await openLinted(page, example);
    await stopMotion(page);
    const faults = async () => {
      const light = await accessibilityFaults(page, allRules);
      await setColorMode(page, 'dark');
      const dark = await accessibilityFaults(page, visualRules);
      await setColorMode(page, 'light');
      return [...light, ...dark];
    };
    await page.getByRole('button', { name: 'Preview fix' }).first().click();
    expect(await faults()).toEqual([]);
    for (const panel of panels) {
      await tab(page, panel)
        .and(page.getByText(panel, { exact: true }))
        .click();
      if (panel === 'All rules') {
        await page.getByRole('button', { name: 'Which rules' }).click();
        await expect(page.getByText(/rules report something/)).toBeVisible();
      }
      await test.step(panel, async () => expect(await faults()).toEqual([]));
    }
    await tab(page, 'ESLint config').click();
    await showAs(page, 'Form');
    await page
      .getByLabel('Preset', { exact: true })
      .selectOption('strict-type-checked');
    await page
      .getByLabel('Severity of @typescript-eslint/ban-ts-comment')
      .selectOption('warn');
    await page.getByRole('button', { name: 'Share' }).click();
    expect(await faults()).toEqual([]);
    await test.step('on a wide screen, with the samples', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('button', { name: 'Samples' }).click();
      expect(await faults()).toEqual([]);
    });
  },
);

test('in the system’s colors, lines have numbers and marks, and one tab is selected', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/play');
  const example = page.locator('pre[aria-hidden]:visible').first();
  await expect(example.locator('mark').first()).toBeVisible();
  // The field is over it.
  const field = page.locator('textarea[data-text="code"]:visible');
  await expect(field).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(field).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  const results = page.getByRole('tablist', { name: 'Results' });
  const edges = await results
    .getByRole('tab')
    .evaluateAll(tabs =>
      tabs.map(each => getComputedStyle(each).borderBottomColor),
    );
  const [selected = '', ...others] = edges;
  expect(others).not.toContain(selected);
  // 1280 px are enough for all of them.
  expect((await results.boundingBox())?.height).toBeLessThan(45);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('the bars leave the most room to the code', night, async ({ page }) => {
    await openLinted(page, example);
    const box = await page.locator('.cm-editor').boundingBox();
    // With the announcement above it all.
    expect(box?.height).toBeGreaterThan(290);
    await expectToFit(page);
    // Whatever the linter is doing takes no row from it.
    const toolbar = page.locator('[class*="toolbar_"]');
    const height = (await toolbar.boundingBox())?.height;
    await toolbar.locator('> [class*="status_"]').evaluate(status => {
      status.textContent = 'Starting the linter …';
    });
    expect((await toolbar.boundingBox())?.height).toBe(height);
  });
});

test.describe('on a phone', () => {
  const { viewport, userAgent, hasTouch, isMobile } = devices['iPhone 13'];
  test.use({
    viewport: { ...viewport, width: 390 },
    userAgent,
    hasTouch,
    isMobile,
  });

  test('is a tool for one thumb', night, async ({ page }) => {
    await openLinted(page, example);
    await stopMotion(page);
    await expectToFit(page);
    const label = await page.getByText('Source type').boundingBox();
    expect(label?.height).toBeGreaterThan(10);
    // The code has all but two rows of buttons and the tabs' edges.
    const code = await page.locator('.cm-editor').boundingBox();
    expect((code?.y ?? 0) + (code?.height ?? 0)).toBeGreaterThan(
      viewport.height - 100,
    );
    await page.getByRole('button', { name: /^Results \(/ }).tap();
    await expect(page.locator('.cm-editor')).toBeHidden();

    await page.getByRole('button', { name: 'Preview fix' }).first().tap();
    await expect(page.locator('ins')).toBeVisible();
    await expectToFit(page);
    await page.getByRole('button', { name: 'Apply fix' }).first().tap();
    await expect(page.getByRole('link', { name: 'no-var' })).toHaveCount(0);

    for (const panel of panels) {
      const button = page.getByRole('tab', { name: panel, exact: true });
      await button.tap();
      await expectToFit(page);
      // Within a thumb's reach: in the lower third.
      const box = await button.boundingBox();
      expect(box?.y).toBeGreaterThan((viewport.height * 2) / 3);
    }
    await tab(page, /^Problems/).tap();
    await page
      .getByRole('button', { name: /^Go to line/ })
      .last()
      .tap();
    await expect(page.locator('.cm-editor')).toBeVisible();
    await page.keyboard.type('renamed');
    await expect(page.locator('.cm-content')).toContainText('renamed');

    await tab(page, 'ESLint config').tap();
    await page.getByRole('button', { name: 'Form' }).tap();
    await page.getByLabel('Find a rule').fill('eqeqeq');
    await expectToFit(page);
    await page.getByRole('button', { name: 'Share' }).tap();
    await expect(
      page.getByRole('button', { name: 'Copy link' }),
    ).toBeInViewport({ ratio: 1 });
    await expectToFit(page);
    expect(await accessibilityFaults(page, visualRules)).toEqual([]);
  });
});

/** Nothing is wider or higher than the screen: what does not fit scrolls on its own. */
async function expectToFit(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });
  expect(overflow).toEqual([0, 0]);
}

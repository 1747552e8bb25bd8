import { devices, type Page } from '@playwright/test';
import { accessibilityFaults, allRules, stopMotion, visualRules } from './axe';
import { colorModeToggle, setColorMode } from './colorMode';
import { expect, test } from './page';
import {
  configOf,
  editorText,
  linted,
  openPlayground,
  pointAt,
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

/** Monaco's own elements: its text field has a size of one pixel, for one. */
const monaco = ['.monaco-editor'];

test('everything is reached by keyboard, the editor’s end included', async ({
  page,
}) => {
  await openPlayground(page, example);
  await linted(page);
  await tab(page, 'Code').focus();
  await page.keyboard.press('Tab');
  await expect(tab(page, /^example\.ts/)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Rename/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('Tab');
  await expect.poll(async () => editorText(page)).toMatch(/^ {2}var/);

  const toggle = page.getByRole('button', { name: 'Tab leaves the editor' });
  await page.keyboard.press('Control+m');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Control+m');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Control+m');
  await page.keyboard.press('Tab');

  const edge = page.getByRole('separator', { name: 'Width of the editor' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
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
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('ins')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(async () => editorText(page)).toMatch(/^ {2}let/);
  // The focus is not lost with the button.
  await expect(
    page.getByRole('tabpanel', { name: /^Problems/ }).locator(':focus'),
  ).toHaveCount(1);

  const share = page.getByRole('button', { name: 'Share' });
  await share.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();
});

test('pointing at a squiggle tells of its rule, with a link', async ({
  page,
  context,
}) => {
  await openPlayground(page, {
    code: 'export const first: any = 1;\n',
    eslintrc: configOf('@typescript-eslint/no-explicit-any'),
  });
  await linted(page);
  await pointAt(page, page.locator('.squiggly-error').first());
  const link = page
    .getByRole('tooltip')
    .getByRole('link', { name: 'no-explicit-any' });
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    link.click(),
  ]);
  await expect(opened).toHaveURL(/\/rules\/no-explicit-any/);
});

test('the editor follows the color mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPlayground(page, example);
  const editor = page.locator('.monaco-editor').first();
  const background = async () =>
    editor.evaluate(element => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
  const [light, siteLight] = await background();
  expect(light).toBe(siteLight);
  await colorModeToggle(page).click();
  await expect.poll(async () => (await background())[0]).not.toBe(light);
  const [dark, siteDark] = await background();
  expect(dark).toBe(siteDark);
});

test('axe finds nothing in any panel, in both color modes', async ({
  page,
}) => {
  await openPlayground(page, example);
  await linted(page);
  await stopMotion(page);
  const faults = async () => [
    ...(await accessibilityFaults(page, allRules, monaco)),
    ...(await inDark(page, () =>
      accessibilityFaults(page, visualRules, monaco),
    )),
  ];
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
    await test.step(panel, async () => {
      expect(await faults()).toEqual([]);
    });
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
});

async function inDark<Result>(
  page: Page,
  look: () => Promise<Result>,
): Promise<Result> {
  await setColorMode(page, 'dark');
  const result = await look();
  await setColorMode(page, 'light');
  return result;
}

test.describe('on a phone', () => {
  const { viewport, userAgent, hasTouch, isMobile } = devices['iPhone 13'];
  test.use({
    viewport: { ...viewport, width: 390 },
    userAgent,
    hasTouch,
    isMobile,
  });

  test('is a tool for one thumb', async ({ page }) => {
    await openPlayground(page, example);
    await linted(page);
    await stopMotion(page);
    await expectToFit(page);
    const sides = page.getByRole('group', { name: 'Shown side' });
    await sides.getByRole('button', { name: /^Results \(/ }).tap();
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
    await page.getByRole('radio', { name: 'Form' }).tap();
    await page.getByLabel('Find a rule').fill('eqeqeq');
    await expectToFit(page);
    await page.getByRole('button', { name: 'Share' }).tap();
    await expect(
      page.getByRole('button', { name: 'Copy link' }),
    ).toBeInViewport({ ratio: 1 });
    await expectToFit(page);
    expect(await accessibilityFaults(page, visualRules, monaco)).toEqual([]);
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

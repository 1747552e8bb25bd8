import { accessibilityFaults } from './axe';
import { expect, hydrated, open, test } from './page';

// A page with fixes, suggestions, options, short and long lines.
const path = '/rules/array-type';

test.describe('a pair of examples', () => {
  test('is tabs that work by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 900 });
    await open(page, path);
    const [incorrect, correct] = [
      page.getByRole('tab', { name: 'Incorrect' }).first(),
      page.getByRole('tab', { name: 'Correct', exact: true }).first(),
    ];
    await incorrect.focus();
    await page.keyboard.press('ArrowRight');
    await expect(correct).toBeFocused();
    await expect(correct).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('#e1-correct')).toBeVisible();
    await expect(page.locator('#e1-incorrect')).toBeHidden();
    await page.keyboard.press('Home');
    await expect(incorrect).toBeFocused();
    await expect(page.locator('#e1-incorrect')).toBeVisible();
    await incorrect.press('Tab');
    await expect(correct).not.toBeFocused();
  });

  test('stands side by side where there is room', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await open(page, path);
    const pair = page.locator('[data-lines="short"]').first();
    const [left, right] = await Promise.all(
      (await pair.getByRole('tabpanel').all()).map(half => half.boundingBox()),
    );
    expect(left?.y).toBe(right?.y);
    expect(right?.x).toBeGreaterThan(left?.x ?? 0);
    await expect(pair.getByRole('tab')).toHaveCount(0);
  });

  test('fits on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, path);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(320);
  });
});

test('a report and the code it is about refer to each other', async ({
  page,
}) => {
  await open(page, path);
  const panel = page.locator('#e1-incorrect');
  const report = panel.getByRole('listitem').first();
  const mark = panel.locator('mark').first();
  await expect(mark).toHaveAccessibleDescription(/forbidden/);
  await report.getByRole('link', { name: /^Line \d+:\d+$/ }).click();
  await expect(page.locator('mark:target')).toHaveCount(1);
  await expect(report).toContainText(/errorString/);
  await expect(report).toContainText(/Fix: replace/);
});

test('a fix can be unfolded as a diff', async ({ page }) => {
  await open(page, path);
  const panel = page.locator('#e1-incorrect');
  await panel.getByText('Fixed by').click();
  await expect(panel.locator('details ins').first()).toBeVisible();
  await expect(panel.locator('details del').first()).toBeVisible();
});

test('the copied code is the code alone', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, path);
  const panel = page.locator('#e1-incorrect');
  await panel.getByRole('button', { name: /copy/i }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('\n');
  expect(copied).toBe(await panel.locator('pre code').first().textContent());
  expect(copied).not.toMatch(/forbidden|^\d/m);
});

test('an example opens in the playground with all that it is linted with', async ({
  page,
}) => {
  await open(page, path);
  const panel = page.locator('#e1-incorrect');
  const link = panel.getByRole('link', { name: /playground/i });
  await link.hover();
  await expect(link).toHaveAttribute('href', /#.*code=.*&eslintrc=/);
  await link.click();
  await expect(page).toHaveURL(/\/play\/?#.*code=/);
  await page.goBack();
  await hydrated(page);
});

test('an example opens in another tab before its link is complete', async ({
  context,
  page,
}) => {
  await open(page, path);
  const link = page.locator('#e1-incorrect').getByRole('link', {
    name: /playground/i,
  });
  // Without pointing at it, which completes the link.
  for (const click of [{ ctrlKey: true }, { button: 1 }]) {
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      link.dispatchEvent('button' in click ? 'auxclick' : 'click', {
        ...click,
        bubbles: true,
        cancelable: true,
      }),
    ]);
    await expect(opened).toHaveURL(/\/play\/?#.*code=/);
    await opened.close();
    expect(new URL(page.url()).pathname).toBe(path);
    await page.reload();
    await hydrated(page);
  }
});

test.describe('when the playground’s link cannot be loaded', () => {
  test.use({ expectedProblems: /ERR_INTERNET|Loading .*chunk|ChunkLoadError/ });

  test('that is said next to it', async ({ page }) => {
    await open(page, path);
    await page.route('**/assets/js/*.js', route =>
      route.abort('internetdisconnected'),
    );
    const link = page.locator('#e1-incorrect').getByRole('link', {
      name: /playground/i,
    });
    await link.click();
    const alert = page.getByRole('alert').filter({ hasText: 'try again' });
    await expect(alert).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    await page.unroute('**/assets/js/*.js');
    await link.click();
    await expect(page).toHaveURL(/\/play\/?#.*code=/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both examples, reports and fixes are there', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('#e1-incorrect')).toBeVisible();
    await expect(page.locator('#e1-correct')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    const panel = page.locator('#e1-incorrect');
    await expect(panel.getByText('Incorrect')).toBeVisible();
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    await panel.getByText('Fixed by').click();
    await expect(panel.locator('details ins').first()).toBeVisible();
  });
});

test('all is on paper', async ({ page }) => {
  await open(page, path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#e1-correct')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});

for (const colorMode of ['light', 'dark']) {
  for (const width of [390, 1280, 1920]) {
    test(`no accessibility faults, ${colorMode}, ${String(width)} px`, async ({
      page,
    }) => {
      await page.addInitScript(mode => {
        localStorage.setItem('theme', mode);
      }, colorMode);
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) {
          details.open = true;
        }
      });
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  }
}

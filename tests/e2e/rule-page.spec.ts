import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults, stopMotion } from './axe';
import { expect, open, test } from './page';

test('says what the rule is before anything else', async ({ page }) => {
  await open(page, '/rules/no-floating-promises');
  const main = page.locator('article');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'no-floating-promises',
  );
  const facts = main.getByRole('list').first();
  await expect(facts.getByRole('listitem')).toHaveText([
    'In recommendedTypeChecked and stricter',
    'Suggestions in the editor',
    'Needs type information',
    'Since 1.11.0',
  ]);
  await expect(facts).toHaveCSS('list-style-type', 'none');
  const preset = facts.getByRole('link', { name: 'recommendedTypeChecked' });
  await expect(preset).toHaveAttribute(
    'href',
    '/users/configs#recommended-type-checked',
  );
  await expect(preset).toHaveAttribute('title', /recommended-type-checked/);
  await expect(
    facts.getByRole('link', { name: 'type information' }),
  ).toHaveAttribute('href', /\/getting-started\/typed-linting/);
});

const panelOf = (page: Page): Locator => page.locator('[data-panel]');

for (const width of [390, 1440]) {
  test(`says in a line how to fix or silence it, ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/rules/no-floating-promises');
    const panel = panelOf(page);
    expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(41);
    await panel.getByText('Fix or silence').click();
    await expect(panel.locator('dt:visible')).toHaveText([
      'Fix',
      'Turn on',
      'With options the defaults',
      'Turn off',
      'Silence a line',
      'Silence a file',
      'Leave it off?',
      'Looks wrong?',
    ]);
    await expect(
      panel.getByRole('link', { name: 'Report a problem' }),
    ).toHaveAttribute('href', /issues\/new\?template=.*no-floating-promises/);
    await panel.getByRole('link', { name: 'When not to use it' }).click();
    await expect(
      page.getByRole('heading', { name: 'When Not To Use It' }),
    ).toBeInViewport();
  });
}

const clipboard = (page: Page): Promise<string> =>
  page.evaluate(async () => navigator.clipboard.readText());

test.describe('copies with one click', () => {
  test.beforeEach(async ({ context, page }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/rules/no-shadow');
  });

  test('the line for a config, in the format that was chosen', async ({
    page,
  }) => {
    const panel = panelOf(page);
    const button = panel.locator('[data-copies="rule"]');
    await button.click();
    await expect(button).toHaveText('Copied');
    expect(await clipboard(page)).toBe(
      "'no-shadow': 'off',\n'@typescript-eslint/no-shadow': 'error',",
    );
    await expect(button).toHaveText('Copy rule');
    await panel.getByText('Fix or silence').click();
    await panel.getByText('eslintrc', { exact: true }).click();
    await panel.getByText('Fix or silence').click();
    await button.click();
    await expect(button).toHaveText('Copied');
    expect(await clipboard(page)).toBe(
      '"no-shadow": "off",\n"@typescript-eslint/no-shadow": "error",',
    );
  });

  test('the comment that silences it', async ({ page }) => {
    await panelOf(page)
      .getByRole('button', { name: 'Copy disable comment' })
      .click();
    await expect(panelOf(page).getByText('Copied')).toBeVisible();
    expect(await clipboard(page)).toBe(
      '// eslint-disable-next-line @typescript-eslint/no-shadow',
    );
  });

  test('each line of the panel', async ({ page }) => {
    const panel = panelOf(page);
    await panel.getByText('Fix or silence').click();
    const row = panel.locator('dl > div', { hasText: 'Silence a file' });
    await row.getByRole('button').click();
    await expect(row.getByRole('button')).toHaveText('Copied');
    expect(await clipboard(page)).toBe(
      '/* eslint-disable @typescript-eslint/no-shadow */',
    );
  });
});

test('a config format is chosen once for the whole site', async ({ page }) => {
  const flat = page.getByText('export default tseslint.config').first();
  const eslintrc = page.getByText('module.exports = {').first();
  await page.goto('/rules/no-shadow');
  await page.getByText('Complete config for').click();
  await expect(flat).toBeVisible();
  await page.getByText('Legacy config (.eslintrc)').click();
  await expect(eslintrc).toBeVisible();
  await expect(flat).toBeHidden();
  await page.goto('/getting-started/');
  await expect(eslintrc).toBeVisible();
  await page.getByText('Flat config (eslint.config.js)').first().click();
  await open(page, '/rules/no-shadow');
  await page.getByText('Complete config for').click();
  await expect(flat).toBeVisible();
  await expect(eslintrc).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the panel opens, and offers no button', async ({ page }) => {
    await page.goto('/rules/no-shadow');
    const panel = panelOf(page);
    await panel.getByText('Fix or silence').click();
    await expect(panel.getByText('eslint-disable-next-line')).toBeVisible();
    await expect(panel.getByRole('button')).toHaveCount(0);
  });

  test('both configs can be read', async ({ page }) => {
    await page.goto('/rules/no-shadow');
    await page.getByText('Complete config for').click();
    await expect(page.getByText('eslint.config.mjs').first()).toBeVisible();
    await page.getByText('Legacy config (.eslintrc)').click();
    await expect(page.getByText('.eslintrc.cjs').first()).toBeVisible();
  });
});

test('has its sections in the table of contents', async ({ page }) => {
  await open(page, '/rules/no-floating-promises');
  const contents = page.locator('.theme-doc-toc-desktop');
  for (const name of ['How to Use', 'Examples', 'Options', 'Resources']) {
    await expect(
      contents.getByRole('link', { name, exact: true }),
    ).toHaveAttribute('href', `#${name.toLowerCase().replaceAll(' ', '-')}`);
  }
});

test('has a link to each option, and from there to its section', async ({
  page,
}) => {
  await open(page, '/rules/no-floating-promises#options-ignorevoid');
  const row = page.locator('#options-ignorevoid');
  await expect(row).toBeInViewport();
  await expect(row).toContainText(/boolean.*void.*true/);
  await expect(row.getByRole('link')).toHaveAttribute('href', '#ignorevoid');
  await expect(page.locator('h3#ignorevoid')).toHaveCount(1);
});

test('an option without a section is no link', async ({ page }) => {
  await open(page, '/rules/max-params');
  const names = page.locator('[id^="options-"] > th a');
  for (const name of await names.all()) {
    await expect(name).not.toHaveAttribute('href', /^#options-/);
  }
});

test('says what presets set, and which option another one follows', async ({
  page,
}) => {
  await open(page, '/rules/ban-ts-comment');
  await expect(page.locator('#options-minimumdescriptionlength')).toContainText(
    /number.*3.*10 in strict and strictTypeChecked/,
  );
  await open(page, '/rules/no-misused-promises');
  await expect(
    page.locator('#options-checksvoidreturn-arguments'),
  ).toContainText('as checksVoidReturn');
});

test('a deprecated rule says so once, and leads on', async ({ page }) => {
  await open(page, '/rules/semi');
  const notice = page.locator('article .alert--warning');
  await expect(notice).toHaveText(/Deprecated since 6\.16\.0/);
  await expect(
    notice.getByRole('link', { name: '@stylistic/ts/semi' }),
  ).toHaveAttribute('href', 'https://eslint.style/rules/ts/semi');
  await notice.getByRole('link', { name: 'Formatting' }).click();
  await expect(page).toHaveURL(/\/troubleshooting\/formatting/);
});

test('what is folded on a deprecated page unfolds for links to it', async ({
  page,
}) => {
  await open(page, '/rules/semi');
  const option = page.getByRole('heading', { name: 'omitLastInOneLineBlock' });
  await expect(option).toBeHidden();
  await page
    .locator('.theme-doc-toc-desktop')
    .getByRole('link', { name: 'omitLastInOneLineBlock' })
    .click();
  await expect(option).toBeInViewport();
  await open(page, '/rules/semi#options-omitlastinonelineblock');
  await expect(
    page.locator('#options-omitlastinonelineblock'),
  ).toBeInViewport();
});

test('on paper all is unfolded, and nothing is to be clicked', async ({
  page,
}) => {
  await open(page, '/rules/no-shadow');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('eslint.config.mjs').first()).toBeVisible();
  await expect(page.getByText('.eslintrc.cjs').first()).toBeVisible();
  await expect(
    page.locator('article').getByRole('button').filter({ visible: true }),
  ).toHaveCount(0);
});

test('a removed rule says that it is gone', async ({ page }) => {
  await open(page, '/rules/camelcase');
  await expect(page.locator('article .alert--warning').first()).toContainText(
    'no longer has this rule',
  );
  await expect(page.getByText('How to Use')).toHaveCount(0);
});

test('leads to the source at the documented version', async ({ page }) => {
  await open(page, '/rules/indent');
  const tag =
    'https://github.com/typescript-eslint/typescript-eslint/%/v7.11.0/packages/eslint-plugin';
  await expect(
    page.getByRole('link', { name: 'Source', exact: true }),
  ).toHaveAttribute('href', `${tag.replace('%', 'blob')}/src/rules/indent.ts`);
  await expect(
    page.getByRole('link', { name: 'Tests', exact: true }),
  ).toHaveAttribute('href', `${tag.replace('%', 'tree')}/tests/rules/indent`);
});

for (const [path, width] of [
  ['/rules/no-restricted-imports', 320],
  ['/rules/member-ordering', 390],
  ['/rules/ban-ts-comment', 1280],
] as const) {
  for (const theme of ['light', 'dark']) {
    test(`${path} is sound at ${String(width)} px, ${theme}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(value => {
        localStorage.setItem('theme', value);
      }, theme);
      await open(page, path);
      await stopMotion(page);
      for (const summary of await page.locator('.markdown summary').all()) {
        await summary.click();
      }
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        ),
      ).toBeLessThanOrEqual(0);
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  }
}

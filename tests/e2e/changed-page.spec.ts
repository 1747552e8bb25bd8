import type { Page } from '@playwright/test';
import { expect, hydrated, navbarLink, night, settled, test } from './page';
import { translate } from './translate';

// A page may differ from the one that the server sent by the time React comes: translated by the
// browser, changed by an extension, folded and selected by its reader.

const pages = [
  ['a rule page', '/rules/no-floating-promises', {}],
  ['the list of rules', '/rules/', {}],
  ['a guide', '/packages/parser', night],
  ['a guide in MDX', '/getting-started/typed-linting', night],
  ['a guide with state', '/troubleshooting/tslint', night],
  ['a post', '/blog/asts-and-typescript-eslint', night],
  ['the list of posts', '/blog', night],
  ['the home page', '/', night],
] as const;

/** Changes attributes, adds elements, folds and selects. */
function change(page: Page): Promise<void> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    const heading = main?.querySelector('h1, h2');
    heading?.setAttribute('title', 'An extension was here');
    heading?.after(Object.assign(document.createElement('i'), { id: 'added' }));
    for (const fold of document.querySelectorAll('details')) {
      fold.open = true;
    }
    if (heading) {
      getSelection()?.selectAllChildren(heading);
    }
  });
}

interface Changes {
  translated: number;
  folds: number;
  selected: string;
  added: number;
}

function readChanges(page: Page): Promise<Changes> {
  return page.evaluate(() => ({
    translated: document.querySelectorAll('font.translated').length,
    folds: document.querySelectorAll('details[open]').length,
    selected: String(getSelection()),
    added: document.querySelectorAll('#added').length,
  }));
}

for (const [kind, path, details] of pages) {
  test(
    `${kind} that was changed stays as it is when React comes`,
    details,
    async ({ page }) => {
      await page.goto(path);
      expect(await translate(page)).toBeGreaterThan(100);
      await change(page);
      const before = await readChanges(page);
      expect(before.selected).not.toBe('');
      await hydrated(page);
      // Also what React does belatedly.
      await settled(page);
      expect(await readChanges(page)).toEqual(before);

      if (path === '/rules/') {
        await test.step('it works once its reader turns to it', async () => {
          const field = page.getByRole('main').getByRole('searchbox');
          await field.click();
          await field.fill('enum');
          await expect(
            page.getByRole('main').getByRole('status'),
          ).toContainText(/^\d+ of \d+ rules/);
        });
      } else {
        await navbarLink(page, '«Rules»').first().click();
        await expect(page).toHaveURL('/rules/');
      }
    },
  );
}

test('a tab that was chosen stays chosen', async ({ page }) => {
  await page.goto('/rules/no-floating-promises');
  const legacy = page.locator('main input[value=legacy]').first();
  await page.getByText('Complete config for').click();
  await page.getByText('Legacy config (.eslintrc)').click();
  await expect(legacy).toBeChecked();
  await hydrated(page);
  await expect(legacy).toBeChecked();
});

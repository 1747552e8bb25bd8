import type { Page } from '@playwright/test';
import { test as base } from '@playwright/test';
import { watch } from './page';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  /** A browser tab for many tests. */
  tab: { page: Page; problems: string[] };
}

interface Fixtures {
  /** The tab, for one test. */
  visitor: Page;
}

/**
 * Playwright's `test` for what opens page after page: all in one tab, so that
 * scripts and styles are loaded and compiled once, as for a reader. It fails
 * for the same reasons as the one of `page.ts`.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  tab: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await browser.newContext({ baseURL });
      const problems = watch(context, baseURL);
      await use({ page: await context.newPage(), problems });
      await context.close();
    },
    { scope: 'worker' },
  ],

  visitor: async ({ tab: { page, problems } }, use) => {
    problems.length = 0;
    await use(page);
    base.expect(problems, 'problems in the browser').toEqual([]);
  },
});

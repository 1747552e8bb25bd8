import type { BrowserContext, Page } from '@playwright/test';
import type { NamedInput } from '../../tests/engine/inputs';
import { linkTo } from './linkTo';
import { pressUntilProblem, readMilestones } from './player';

/** An unused name: a rule reports it again after each letter. */
const name = 'typed';

/** A reader who keeps typing a name in the first line. */
export interface Typist {
  page: Page;
  /** @returns milliseconds until the linter has said something about it */
  type: (key: 'Backspace' | 'x') => Promise<number>;
  /** Types without waiting for anything. */
  typeFast: (letters: number, pause: number) => Promise<void>;
}

/** The rules that are on: the preset `all`, or those that a reader without a link gets. */
export type Ruleset = 'all' | 'starter';

/**
 * Opens an input in the playground by a link.
 *
 * @param url the playground's
 * @param ruleset both report the unused name
 */
export async function openTypist(
  context: BrowserContext,
  url: string,
  input: NamedInput,
  ruleset: Ruleset = 'all',
): Promise<Typist> {
  const page = await context.newPage();
  const link = linkTo(url, {
    code: `let ${name};\n${input.code}`,
    ...(ruleset === 'all' && {
      eslintrc: '{ "extends": ["plugin:@typescript-eslint/all"] }',
    }),
  });
  await page.goto(link);
  await readMilestones(page);
  await page.locator('.cm-editor .cm-line').first().click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('End');
  // Before the semicolon.
  await page.keyboard.press('ArrowLeft');
  // Until all is quiet.
  await page.waitForTimeout(2000);

  let typed = name;
  return {
    page,
    type(key) {
      typed = key === 'x' ? typed + key : typed.slice(0, -1);
      return pressUntilProblem(page, key, `'${typed}'`);
    },
    async typeFast(letters, pause) {
      for (let i = 0; i < letters; i++) {
        typed += 'x';
        await page.keyboard.press('x');
        await page.waitForTimeout(pause);
      }
    },
  };
}

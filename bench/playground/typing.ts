import type { Browser } from '@playwright/test';
import type { NamedInput } from '../../tests/engine/inputs';
import { measureLongestTask } from './mainThread';
import { addPlayer, takeLongestTask } from './player';
import { openTypist, type Ruleset } from './typist';

/** What the first ones take, when the browser has not compiled everything yet, does not count. */
const warmUpKeystrokes = 10;
const keystrokes = 40;

/** Between a problem and the next keystroke, in milliseconds. */
const pause = 100;

/** How fast a reader types without waiting for problems: milliseconds for each letter. */
const fastPause = 80;
const fastLetters = 60;

interface Typing {
  /** From each keystroke to its problems, in milliseconds. */
  keystrokes: number[];
  /** Milliseconds of the page's longest task meanwhile; 0 when none was longer than 50. */
  longestTask: number;
  /** Milliseconds that the processor spent on the task that kept it busy longest. */
  longestTaskOnProcessor: number;
}

/** Types into an input's code, first waiting for the problems each time, then not. */
export async function measureTyping(
  browser: Browser,
  url: string,
  input: NamedInput,
  ruleset: Ruleset,
): Promise<Typing> {
  const context = await browser.newContext();
  await addPlayer(context);
  const { page, type, typeFast } = await openTypist(
    context,
    url,
    input,
    ruleset,
  );
  const times: number[] = [];
  const typeSlowly = async (count: number): Promise<void> => {
    for (let i = 0; i < count; i++) {
      times.push(await type('x'));
      await page.waitForTimeout(pause);
    }
  };
  await typeSlowly(warmUpKeystrokes);
  await takeLongestTask(page);
  const longestTaskOnProcessor = await measureLongestTask(
    browser,
    page,
    async () => {
      await typeSlowly(keystrokes);
      await typeFast(fastLetters, fastPause);
    },
  );
  const longestTask = await takeLongestTask(page);
  await context.close();
  return {
    keystrokes: times.slice(warmUpKeystrokes),
    longestTask,
    longestTaskOnProcessor,
  };
}

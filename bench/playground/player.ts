import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';

const script = fileURLToPath(new URL('player.mjs', import.meta.url));

/** When it came to what, in milliseconds since a visit began. */
export interface Milestones {
  editor: number;
  fullEditor: number;
  problems: number;
}

/** What the script measures in a page. */
interface Player {
  milestones: Milestones;
  longestTask: { duration: number };
  timeUntilProblem: (text: string) => Promise<number>;
}

interface PageWithPlayer {
  player: Player;
}

/** Has every page of a context measured, from its start. */
export async function addPlayer(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: script });
}

/** Waits until a page has come to its first problems. */
export async function readMilestones(page: Page): Promise<Milestones> {
  await page.waitForFunction(() => {
    const { player } = window as unknown as PageWithPlayer;
    return Object.values(player.milestones).every(time => time > 0);
  });
  return page.evaluate(
    () => (window as unknown as PageWithPlayer).player.milestones,
  );
}

/**
 * Presses a key, and waits for a problem in the first line that it leads to.
 *
 * @param message part of what it says
 * @returns milliseconds from one to the other
 */
export async function pressUntilProblem(
  page: Page,
  key: string,
  message: string,
): Promise<number> {
  const time = page.evaluate(
    text => (window as unknown as PageWithPlayer).player.timeUntilProblem(text),
    message,
  );
  await page.keyboard.press(key);
  return time;
}

/** Milliseconds of the longest task since the last call; 0 when none was longer than 50. */
export function takeLongestTask(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { longestTask } = (window as unknown as PageWithPlayer).player;
    const { duration } = longestTask;
    longestTask.duration = 0;
    return duration;
  });
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags, installedBrowser } from '../../scripts/browser.mjs';
import { quantile } from '../quantile';
import { addPlayer, type Milestones, readMilestones } from './player';

/** With an empty cache, and with a full one. */
const visits = 5;

/** After this many visits, the browser has also kept what it compiled. */
const visitsBefore = 2;

interface Openings {
  cold: Milestones;
  warm: Milestones;
}

/**
 * Opens the playground as a reader on a first visit does, and as one who comes back.
 *
 * @returns medians
 */
export async function measureOpenings(url: string): Promise<Openings> {
  const cold: Milestones[] = [];
  for (let visit = 0; visit < visits; visit++) {
    cold.push(...(await visitAnew(url, 1)));
  }
  const warm = await visitAnew(url, visitsBefore + visits);
  return { cold: medians(cold), warm: medians(warm.slice(visitsBefore)) };
}

/** Visits with a new profile on disk, as only those keep all that browsers keep. */
async function visitAnew(url: string, times: number): Promise<Milestones[]> {
  const profile = await mkdtemp(join(tmpdir(), 'bench-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    args: browserFlags,
    executablePath: installedBrowser(),
  });
  try {
    await addPlayer(context);
    const all: Milestones[] = [];
    for (let visit = 0; visit < times; visit++) {
      const page = await context.newPage();
      await page.goto(url);
      all.push(await readMilestones(page));
      // What is done when all is quiet belongs to the visit.
      await page.waitForTimeout(1000);
      await page.close();
    }
    return all;
  } finally {
    await context.close();
    await rm(profile, { force: true, recursive: true });
  }
}

function medians(all: readonly Milestones[]): Milestones {
  const median = (name: keyof Milestones): number =>
    quantile(all.map(milestones => milestones[name]));
  return {
    editor: median('editor'),
    fullEditor: median('fullEditor'),
    problems: median('problems'),
  };
}

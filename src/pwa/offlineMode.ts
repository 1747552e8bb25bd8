import { createStorageSlot } from '@docusaurus/theme-common';
import { savesData } from '../ui/connection';
import { chosenKey, installedKey } from './offlineKeys';

/** What makes a visit one that saves the site for reading offline. */
export type Strategy =
  | 'always'
  | 'appInstalled'
  | 'mobile'
  | 'queryString'
  | 'saveData'
  | 'standalone';

/** The widest window that counts as a phone's, in CSS pixels. */
const maxMobileWidth = 996;

const installed = createStorageSlot(installedKey);
const chosen = createStorageSlot(chosenKey);

/** What the address of this visit says, which is all where storage is blocked. */
let choiceOfVisit: boolean | undefined;

/** Browser APIs that TypeScript's DOM library lacks. */
type FullNavigator = Navigator & {
  getInstalledRelatedApps?: () => Promise<readonly { platform: string }[]>;
};

const isActive: Record<Strategy, () => Promise<boolean> | boolean> = {
  always: () => true,
  appInstalled: isAppInstalled,
  mobile: () => innerWidth <= maxMobileWidth,
  queryString: () => choiceOfVisit ?? chosen.get() === 'true',
  saveData: savesData,
  standalone: () => matchMedia('(display-mode: standalone)').matches,
};

/**
 * Keeps what the address says of reading offline: `?offlineMode=true` holds for all later visits,
 * until `?offlineMode=false`.
 */
export function rememberChoice(query: string): void {
  const choice = new URLSearchParams(query).get('offlineMode');
  choiceOfVisit = undefined;
  if (choice === 'true') {
    choiceOfVisit = true;
    chosen.set(choice);
  } else if (choice === 'false') {
    choiceOfVisit = false;
    chosen.del();
  }
}

/** Whether one of the strategies makes this visit save the site. */
export async function isOfflineMode(
  strategies: readonly Strategy[],
): Promise<boolean> {
  const active = await Promise.all(
    strategies.map(strategy => isActive[strategy]()),
  );
  return active.includes(true);
}

/** Whether the site is installed as an app. */
export async function isAppInstalled(): Promise<boolean> {
  return installed.get() === 'true' || (await hasRelatedApp());
}

/** @returns whether the site was an app until now, which it no longer is */
export function noteRemoval(): boolean {
  const wasInstalled = installed.get() === 'true';
  installed.del();
  return wasInstalled;
}

async function hasRelatedApp(): Promise<boolean> {
  try {
    const { getInstalledRelatedApps } = navigator as FullNavigator;
    const apps = (await getInstalledRelatedApps?.call(navigator)) ?? [];
    return apps.some(({ platform }) => platform === 'webapp');
  } catch {
    // Browsers refuse to say in a frame.
    return false;
  }
}

import { createStorageSlot } from '@docusaurus/theme-common';
import { chosenKey, installedKey } from './offlineKeys';

const installed = createStorageSlot(installedKey);
const chosen = createStorageSlot(chosenKey);

/** What the address of this visit says, which is all where storage is blocked. */
let choiceOfVisit: boolean | undefined;

/** Browser APIs that TypeScript's DOM library lacks. */
type FullNavigator = Navigator & {
  getInstalledRelatedApps?: () => Promise<readonly { platform: string }[]>;
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

/** Whether this visit saves the site: the reader has asked for that, or has it as an app. */
export async function isOfflineMode(): Promise<boolean> {
  return (
    (choiceOfVisit ?? chosen.get() === 'true') ||
    matchMedia('(display-mode: standalone)').matches ||
    (await isAppInstalled())
  );
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

import type { Page } from '@playwright/test';

/**
 * Scripts that are asked for from now on wait, as on a slow network.
 *
 * @returns lets them come
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/*.js', async route => {
    await released;
    await route.continue();
  });
  return release;
}

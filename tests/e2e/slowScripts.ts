import type { Page } from '@playwright/test';

/** All but the page script, which each page comes with. */
export const applicationScripts = /\/assets\/js\/(?!page\.)[^/]*\.js$/;

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
  await page.route(applicationScripts, async route => {
    await released;
    await route.continue();
  });
  return release;
}

import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Starts the page with a file. */
    launchWith?: (name: string, text: string) => void;
  }
}

/** Has the pages that follow take files from the test: no system opens any with a site that isn't installed. */
export async function stubLaunches(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const launchQueue: Window['launchQueue'] = {
      setConsumer(consumer) {
        window.launchWith = (name, text) => {
          const file = new File([text], name);
          const handle = { name, getFile: () => Promise.resolve(file) };
          consumer({ files: [handle as FileSystemFileHandle] });
        };
      },
    };
    Object.defineProperty(window, 'launchQueue', { value: launchQueue });
  });
}

/** Opens a file with the page, as the system does with the installed site. */
export async function launch(
  page: Page,
  name: string,
  text: string,
): Promise<void> {
  await page.waitForFunction(() => window.launchWith !== undefined);
  await page.evaluate(
    ([fileName, content]) => {
      window.launchWith?.(fileName, content);
    },
    [name, text] as const,
  );
}

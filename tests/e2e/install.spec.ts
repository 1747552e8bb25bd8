import { expect, open, test } from './page';

// An app needs a worker.
test.use({ serviceWorkers: 'allow' });

// What is in the manifest: `tests/site/install.test.ts`.
test('the browser finds nothing that keeps the site from being installed', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toHaveProperty('start_url');
  const { installabilityErrors } = await session.send(
    'Page.getInstallabilityErrors',
  );
  // Playwright's contexts are like private windows, where nothing is installed.
  expect(
    installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'),
  ).toEqual([]);
});

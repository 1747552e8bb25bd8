import { expect, it } from 'vitest';
import compilerErrors from '../../data/compiler-errors.json';
import { installedPackages } from '../../plugins/packages/packages';
import { routes } from '../fixtures/routes';

// The build looks for the sections of these pages; of a page that it doesn't have, it knows nothing.
it('errors of the compiler that people search for lead to pages that there are', () => {
  const pages = new Set([
    ...routes,
    ...[...installedPackages.rules.keys()].map(name => `/rules/${name}`),
  ]);
  const paths = compilerErrors.pages.map(
    ({ page }) => page.split('#')[0] ?? '',
  );
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter(path => !pages.has(path))).toEqual([]);
});

import { expect, it } from 'vitest';
import { installedPackages } from '../../plugins/packages/packages';
import { readCompilerErrors } from '../../plugins/search/compilerErrors';
import { readParserErrors } from '../../plugins/search/parserErrors';
import { routes } from '../fixtures/routes';

// The build looks for the sections of these pages; of a page that it doesn't have, it knows nothing.
it('errors that people search for lead to pages that there are', () => {
  const pages = new Set([
    ...routes,
    ...[...installedPackages.rules.keys()].map(name => `/rules/${name}`),
  ]);
  const paths = [...readParserErrors(), ...readCompilerErrors()].map(
    ({ path }) => path,
  );
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter(path => !pages.has(path))).toEqual([]);
});

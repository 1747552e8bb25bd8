import { expect, test } from 'vitest';
import { missingPackages } from './missingPackages.mjs';

const wanted = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/windows-binary': { version: '2.0.0', optional: true },
  },
};

test('nothing is missing when all is installed, other platforms aside', () => {
  const installed = { 'node_modules/react': { version: '19.3.1' } };
  expect(missingPackages(wanted, { packages: installed })).toEqual([]);
});

test('a package is missing when it is not there', () =>
  expect(missingPackages(wanted, { packages: {} })).toEqual([
    'node_modules/react',
  ]));

test('a package is missing when another version is there', () => {
  const installed = {
    'node_modules/react': { version: '18.0.0' },
    'node_modules/windows-binary': { version: '1.0.0', optional: true },
  };
  expect(missingPackages(wanted, { packages: installed })).toEqual([
    'node_modules/react',
    'node_modules/windows-binary',
  ]);
});

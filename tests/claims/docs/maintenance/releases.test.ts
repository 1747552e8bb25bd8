import { createRequire } from 'node:module';
import { expect } from 'vitest';
import { describeClaims } from '../../../../scripts/claims/describeClaims';

const load = createRequire(import.meta.url);
const names = [
  'typescript-eslint',
  '@typescript-eslint/eslint-plugin',
  '@typescript-eslint/parser',
  '@typescript-eslint/scope-manager',
  '@typescript-eslint/type-utils',
  '@typescript-eslint/types',
  '@typescript-eslint/typescript-estree',
  '@typescript-eslint/utils',
  '@typescript-eslint/visitor-keys',
];

interface Manifest {
  dependencies?: Record<string, string>;
  version: string;
}

const manifests = names.map(name => load(`${name}/package.json`) as Manifest);

describeClaims('docs/maintenance/releases.md', {
  'All packages get the same number.': () =>
    expect(new Set(manifests.map(({ version }) => version)).size).toBe(1),
  'Check that the tags point to the new version, and that the packages depend on each other at the same number:':
    () => {
      for (const { dependencies = {}, version } of manifests) {
        const own = Object.entries(dependencies).filter(([name]) =>
          names.includes(name),
        );
        expect(own.map(([, range]) => range)).toEqual(own.map(() => version));
      }
    },
});

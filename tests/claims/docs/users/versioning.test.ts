import { createRequire } from 'node:module';
import { expect } from 'vitest';
import { installedPackages } from '../../../../plugins/packages/packages';
import { describeClaims } from '../../../../scripts/claims/describeClaims';

const { presets, rules } = installedPackages;
const load = createRequire(import.meta.url);
const packages = [
  'eslint-plugin',
  'parser',
  'scope-manager',
  'type-utils',
  'types',
  'typescript-estree',
  'utils',
  'visitor-keys',
];

describeClaims('docs/users/versioning.md', {
  "all contains every rule that isn't deprecated, so each new rule changes it.":
    () => {
      const all = presets.find(({ name }) => name === 'all');
      const turnedOn = Object.entries(all?.rules ?? {})
        .filter(
          ([name, severity]) =>
            name.startsWith('@typescript-eslint/') && severity !== 'off',
        )
        .map(([name]) => name.replace('@typescript-eslint/', ''))
        .sort();
      const current = [...rules.values()]
        .filter(({ deprecated }) => !deprecated)
        .map(({ name }) => name)
        .sort();
      expect(turnedOn).toEqual(current);
    },
  "Files that a package doesn't list in its exports. Importing them fails.":
    () => {
      for (const name of packages) {
        const path = `@typescript-eslint/${name}`;
        expect(() => load.resolve(path)).not.toThrow();
        expect(() => load.resolve(`${path}/dist/index.js`)).toThrow(
          /ERR_PACKAGE_PATH_NOT_EXPORTED|is not defined by "exports"/,
        );
      }
    },
});

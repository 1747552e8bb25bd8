import { createRequire } from 'node:module';
import { expect } from 'vitest';
import { installedPackages } from '../../../../plugins/packages/packages';
import { describeClaims } from '../../../../scripts/claims/describeClaims';

const load = createRequire(import.meta.url);

/** The packages that a package brings along, and that aren't under the MIT license. */
function listLicenses(from: string): string[] {
  const paths = [load.resolve(`${from}/package.json`)];
  const names = ['parser', 'eslint-plugin', 'utils', 'scope-manager'];
  return [...names, 'typescript-estree', 'types', 'visitor-keys', 'type-utils']
    .filter(name => {
      const file = load.resolve(`@typescript-eslint/${name}/package.json`, {
        paths,
      });
      return (load(file) as { license: string }).license !== 'MIT';
    })
    .sort();
}

describeClaims('docs/contributing/index.mdx', {
  '(At 7.11.0, parser and typescript-estree have the BSD-2-Clause license.)':
    () => {
      expect(installedPackages.versions.version).toBe('7.11.0');
      expect(listLicenses('typescript-eslint')).toEqual([
        'parser',
        'typescript-estree',
      ]);
      expect(listLicenses('typescript-eslint-8')).toEqual([]);
    },
});

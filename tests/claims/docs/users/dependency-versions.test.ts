import { createRequire } from 'node:module';
import { expect } from 'vitest';
import supportMatrix from '../../../../data/support-matrix.json';
import { installedPackages } from '../../../../plugins/packages/packages';
import { describeClaims } from '../../../../scripts/claims/describeClaims';

const load = createRequire(import.meta.url);

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

function manifestOf(name: string): Manifest {
  return load(`@typescript-eslint/${name}/package.json`) as Manifest;
}

describeClaims('docs/users/dependency-versions.mdx', {
  'The plugin requires a parser of the same major, and the packages depend on each other at exact versions.':
    () => {
      const plugin = manifestOf('eslint-plugin');
      expect(plugin.peerDependencies?.['@typescript-eslint/parser']).toBe(
        '^7.0.0',
      );
      for (const name of ['eslint-plugin', 'parser', 'typescript-estree']) {
        const { dependencies, version } = manifestOf(name);
        const own = Object.entries(dependencies ?? {})
          .filter(([dependency]) =>
            dependency.startsWith('@typescript-eslint/'),
          )
          .map(([, range]) => range);
        expect(own.length).toBeGreaterThan(0);
        expect(new Set(own)).toEqual(new Set([version]));
      }
    },
  'Not by npm: the peer dependency allows any version, so that you can try others.':
    () => {
      // An optional peer without a range.
      const { peerDependencies, peerDependenciesMeta } =
        manifestOf('typescript-estree');
      expect(peerDependencies?.typescript).toBeUndefined();
      expect(peerDependenciesMeta?.typescript?.optional).toBe(true);
    },
  'Look for your TypeScript or ESLint version, and use the newest typescript-eslint that supports it.':
    () => {
      const { typescript, version } = installedPackages.versions;
      const row = supportMatrix.rows
        .filter(({ version: first }) => isFrom(version, first))
        .at(-1);
      expect(row?.typescript).toBe(typescript);
      // Each row ends where the next begins.
      const firsts = supportMatrix.rows.map(one => one.version);
      const ends = supportMatrix.rows.map(({ until }) => until);
      expect(ends).toEqual([...firsts.slice(1), '8.0.0']);
    },
});

/** Whether a version is another one or later. */
function isFrom(version: string, first: string): boolean {
  const collator = new Intl.Collator('en', { numeric: true });
  return collator.compare(version, first) >= 0;
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import { describeClaims } from '../../../../scripts/claims/describeClaims';

const require = createRequire(import.meta.url);

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

function readManifest(name: string): Manifest {
  const file = require.resolve(`${name}/package.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

/** A package's dependencies that are ours too. */
function ownDependencies(name: string): [string, string][] {
  return Object.entries(readManifest(name).dependencies ?? {}).filter(
    ([dependency]) => dependency.startsWith('@typescript-eslint/'),
  );
}

describeClaims('docs/packages/index.mdx', {
  'All packages are released together under one version number and depend on each other at exactly that version, so update them together.':
    () => {
      const { version } = readManifest('typescript-eslint');
      const seen = new Set<string>();
      const visit = (name: string): void => {
        for (const [dependency, range] of ownDependencies(name)) {
          expect([name, dependency, range]).toEqual([
            name,
            dependency,
            version,
          ]);
          if (!seen.has(dependency)) {
            seen.add(dependency);
            visit(dependency);
          }
        }
      };
      visit('typescript-eslint');
      expect(seen.size).toBe(8);
    },
  'Three more packages are installed with those, and have no page of their own:':
    () => {
      const names = ownDependencies('@typescript-eslint/eslint-plugin').map(
        ([name]) => name,
      );
      expect(names).toEqual(
        expect.arrayContaining([
          '@typescript-eslint/type-utils',
          '@typescript-eslint/visitor-keys',
        ]),
      );
      expect(
        ownDependencies('@typescript-eslint/scope-manager').map(
          ([name]) => name,
        ),
      ).toEqual([
        '@typescript-eslint/types',
        '@typescript-eslint/visitor-keys',
      ]);
    },
  "The dashed arrow is a peer dependency, which you install yourself if you don't use typescript-eslint.":
    () => {
      const plugin = readManifest('@typescript-eslint/eslint-plugin');
      const parser = '@typescript-eslint/parser';
      expect(plugin.dependencies).not.toHaveProperty(parser);
      expect(plugin.peerDependencies).toHaveProperty(parser);
      expect(readManifest('typescript-eslint').dependencies).toHaveProperty(
        parser,
      );
    },
});

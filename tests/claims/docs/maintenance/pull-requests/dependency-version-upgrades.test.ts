import { createRequire } from 'node:module';
import { typescriptVersionIsAtLeast } from '@typescript-eslint/typescript-estree';
import { expect } from 'vitest';
import { describeClaims } from '../../../../../scripts/claims/describeClaims';

const load = createRequire(import.meta.url);

function peersOf(name: string): Record<string, string> {
  const { peerDependencies = {} } = load(`${name}/package.json`) as {
    peerDependencies?: Record<string, string>;
  };
  return peerDependencies;
}

describeClaims(
  'docs/maintenance/pull-requests/dependency-version-upgrades.mdx',
  {
    // rule-tester isn't installed here.
    'peerDependencies.eslint of every package that has it: eslint-plugin, parser, rule-tester, type-utils, typescript-eslint, and utils':
      () => {
        const names = [
          '@typescript-eslint/eslint-plugin',
          '@typescript-eslint/parser',
          '@typescript-eslint/scope-manager',
          '@typescript-eslint/type-utils',
          '@typescript-eslint/types',
          '@typescript-eslint/typescript-estree',
          '@typescript-eslint/utils',
          '@typescript-eslint/visitor-keys',
          'typescript-eslint',
        ];
        expect(names.filter(name => 'eslint' in peersOf(name))).toEqual([
          '@typescript-eslint/eslint-plugin',
          '@typescript-eslint/parser',
          '@typescript-eslint/type-utils',
          '@typescript-eslint/utils',
          'typescript-eslint',
        ]);
      },
    'the new version in versions': () => {
      const versions = Object.keys(typescriptVersionIsAtLeast);
      expect(versions.at(0)).toBe('4.7');
      expect(versions.at(-1)).toBe('5.4');
    },
  },
);

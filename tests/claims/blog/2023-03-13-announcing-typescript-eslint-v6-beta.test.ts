import { createRequire } from 'node:module';
import plugin from '@typescript-eslint/eslint-plugin';
import {
  parse,
  parseAndGenerateServices,
} from '@typescript-eslint/typescript-estree';
import { AST_NODE_TYPES } from '@typescript-eslint/utils';
import { expect } from 'vitest';
import { describeClaims } from '../../../scripts/claims/describeClaims';

const { resolve } = createRequire(import.meta.url);

/** The names of a preset's rules that are ours and on. */
function namesIn(preset: string): string[] {
  return Object.entries(plugin.configs[preset]?.rules ?? {})
    .filter(([name, value]) => name.startsWith('@') && value !== 'off')
    .map(([name]) => name.replace('@typescript-eslint/', ''));
}

describeClaims('blog/2023-03-13-announcing-typescript-eslint-v6-beta.md', {
  "strict | All of recommended, and rules that are more opinionated about what's a mistake":
    () =>
      expect(namesIn('strict')).toEqual(
        expect.arrayContaining(namesIn('recommended')),
      ),
  'One line in your config is enough. The old name still works': () =>
    expect(namesIn('recommended-requiring-type-checking')).toEqual(
      expect.arrayContaining(namesIn('recommended')),
    ),
  'Still recommended, but as an error: presets have no warnings anymore':
    () => {
      for (const { rules = {} } of Object.values(plugin.configs)) {
        expect(Object.values(rules).flat()).not.toContain('warn');
      }
    },
  'The first four were deprecated in v5, so you can replace them today.':
    () => {
      for (const name of [
        'no-duplicate-imports',
        'no-implicit-any-catch',
        'no-parameter-properties',
        'sort-type-union-intersection-members',
      ]) {
        expect(plugin.rules).not.toHaveProperty(name);
      }
      expect(plugin.rules['no-type-alias']?.meta.deprecated).toBe(true);
    },
  'export import cart = shop.cart | Wrapped in an ExportNamedDeclaration':
    () => {
      for (const code of [
        'export import cart = shop.cart',
        "export import cart = require('cart')",
      ]) {
        expect(parse(code).body[0]).toMatchObject({
          type: AST_NODE_TYPES.ExportNamedDeclaration,
          declaration: { type: AST_NODE_TYPES.TSImportEqualsDeclaration },
        });
      }
    },
  "No program without project: services.program used to be a program with a single file in it, which gave wrong answers. Now it's null, and hasFullTypeInformation is gone.":
    () => {
      const { services } = parseAndGenerateServices('export {};', {});
      expect(services.program).toBeNull();
      expect(services).not.toHaveProperty('hasFullTypeInformation');
    },
  'Exports maps: you can only import what a package exports.': () => {
    for (const name of [
      'eslint-plugin',
      'parser',
      'scope-manager',
      'type-utils',
      'typescript-estree',
      'utils',
      'visitor-keys',
    ]) {
      expect(() => resolve(`@typescript-eslint/${name}`)).not.toThrow();
      expect(() => resolve(`@typescript-eslint/${name}/dist/index.js`)).toThrow(
        'is not defined by "exports"',
      );
    }
  },
});

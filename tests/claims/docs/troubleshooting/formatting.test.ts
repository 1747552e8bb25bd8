import { expect } from 'vitest';
import { installedPackages } from '../../../../plugins/packages/packages';
import { describeClaims } from '../../../../scripts/claims/describeClaims';

const { coreRules, presets, rules } = installedPackages;

const old = [...rules.values()]
  .filter(({ deprecated, type }) => deprecated && type === 'layout')
  .map(({ name }) => name);
/** Deprecated for ESLint Stylistic, though not as rules about layout. */
const furtherOld = ['no-extra-parens', 'no-extra-semi'];

describeClaims('docs/troubleshooting/formatting.md', {
  "Even ESLint 8's own recommended rules contain two, no-extra-semi and no-mixed-spaces-and-tabs.":
    () => {
      const recommended = [...coreRules.values()]
        .filter(rule => rule.isRecommendedInCore)
        .map(({ name }) => name);
      expect(recommended).toEqual(
        expect.arrayContaining(['no-extra-semi', 'no-mixed-spaces-and-tabs']),
      );
      const layout = recommended.filter(
        name =>
          coreRules.get(name)?.type === 'layout' ||
          coreRules.get(name)?.deprecated,
      );
      expect(layout.sort()).toEqual([
        'no-extra-semi',
        'no-mixed-spaces-and-tabs',
      ]);
    },
  [`${[...new Set([...old, ...furtherOld])].sort().join(', ')}.`]: () => {
    for (const name of furtherOld) {
      expect(rules.get(name)?.deprecated).toBeDefined();
    }
  },
  'ESLint stopped adding features to its layout rules in 2020, and deprecated all of them but line-comment-position and unicode-bom in version 8.53.':
    () => {
      const kept = [...coreRules.values()]
        .filter(({ deprecated, type }) => type === 'layout' && !deprecated)
        .map(({ name }) => name);
      expect(kept.sort()).toEqual(['line-comment-position', 'unicode-bom']);
    },
  'They still work in version 7, and no preset turns them on.': () => {
    for (const { name, rules: inPreset } of presets) {
      for (const rule of [...old, ...furtherOld]) {
        const severity = inPreset[`@typescript-eslint/${rule}`] ?? 'off';
        expect([name, rule, severity]).toEqual([name, rule, 'off']);
      }
    }
  },
});

import { expect } from 'vitest';
import { installedPackages } from '../../../../plugins/packages/packages';
import { describeClaims } from '../../../../scripts/claims/describeClaims';

const { coreRules, presets, rules } = installedPackages;
const prefix = '@typescript-eslint/';

describeClaims('docs/contributing/issues.md', {
  'Check whose rule it is. A rule without the prefix @typescript-eslint/ belongs to ESLint or to another plugin.':
    () => {
      const set = new Set(presets.flatMap(preset => Object.keys(preset.rules)));
      const own = [...set].filter(name => name.startsWith(prefix));
      const others = [...set].filter(name => !name.startsWith(prefix));
      expect(own.filter(name => !rules.has(name.slice(prefix.length)))).toEqual(
        [],
      );
      expect(others.length).toBeGreaterThan(0);
      expect(others.filter(name => !coreRules.has(name))).toEqual([]);
    },
});

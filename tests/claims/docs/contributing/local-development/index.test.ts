import { createRequire } from 'node:module';
import { expect } from 'vitest';
import { describeClaims } from '../../../../../scripts/claims/describeClaims';

const load = createRequire(import.meta.url);

describeClaims('docs/contributing/local-development/index.md', {
  'You need Git and Node.js 18.18 or 20 or later.': () => {
    const { engines } = load(
      '@typescript-eslint/eslint-plugin/package.json',
    ) as { engines: { node: string } };
    // Not Node.js 19, nor what is before 18.18.
    expect(engines.node).toBe('^18.18.0 || >=20.0.0');
  },
});

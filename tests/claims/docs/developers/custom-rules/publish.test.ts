import { createRequire } from 'node:module';
import { expect } from 'vitest';
import { describeClaims } from '../../../../../scripts/claims/describeClaims';

const load = createRequire(import.meta.url);

/** What the context of a rule had in ESLint 8. */
const removed = [
  'getScope',
  'getAncestors',
  'getDeclaredVariables',
  'markVariableAsUsed',
];

describeClaims('docs/developers/custom-rules/publish.md', {
  'context.sourceCode and context.filename exist in both. ESLint 9 no longer has context.getScope(), getAncestors(), getDeclaredVariables(), and markVariableAsUsed(): use the methods of context.sourceCode.':
    () => {
      const { Linter } = load('eslint-9') as {
        Linter: new () => {
          verify: (code: string, config: object[]) => unknown[];
        };
      };
      const names: string[] = [];
      const create = (context: Record<string, unknown>) => {
        const { sourceCode } = context;
        for (const name of ['sourceCode', 'filename', ...removed]) {
          if (name in context) {
            names.push(name);
          }
          if (name in (sourceCode as object)) {
            names.push(`sourceCode.${name}`);
          }
        }
        return {};
      };
      new Linter().verify('', [
        {
          plugins: { acme: { rules: { look: { create } } } },
          rules: { 'acme/look': 'error' },
        },
      ]);
      expect(names).toEqual([
        'sourceCode',
        'filename',
        ...removed.map(name => `sourceCode.${name}`),
      ]);
      const { peerDependencies } = load(
        '@typescript-eslint/utils/package.json',
      ) as { peerDependencies: unknown };
      expect(peerDependencies).toEqual({ eslint: '^8.56.0' });
    },
});

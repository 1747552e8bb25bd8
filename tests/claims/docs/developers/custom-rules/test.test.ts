import type { TSESLint } from '@typescript-eslint/utils';
import { expect } from 'vitest';
import { describeClaims } from '../../../../../scripts/claims/describeClaims';
import { lint } from './probe';

describeClaims('docs/developers/custom-rules/test.md', {
  'JSON.stringify(node) throws, because each node refers to its parent.':
    () => {
      const rule: TSESLint.AnyRuleModule = {
        defaultOptions: [],
        meta: { type: 'problem', messages: {}, schema: [] },
        create: () => ({
          Identifier(node) {
            expect(() => JSON.stringify(node)).toThrow('circular structure');
          },
        }),
      };
      expect(lint(rule, 'cart;')).toEqual([]);
    },
});

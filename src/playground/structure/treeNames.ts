import { translate } from '@docusaurus/Translate';
import type { SyntaxTreeKind } from '../../linter/protocol';

/** What the trees of the code are called. */
export const treeNames: Record<SyntaxTreeKind, string> = {
  es: 'ESTree',
  ts: translate({ id: 'playground.view.ts', message: 'TypeScript AST' }),
  scope: translate({ id: 'playground.view.scope', message: 'Scopes' }),
};

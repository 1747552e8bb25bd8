import Link from '@docusaurus/Link';
import templates from '@generated/rules/default/how-to-use.json';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type { ReactNode } from 'react';
import { CodeBlock } from '../../ui/CodeBlock';
import { useRule } from '../useRule';
import styles from './fold.module.css';
import { configFor } from './howToUse';

/** Complete configs that switch the rule on. Folded: most readers have the rule from a preset. */
export function RuleHowToUse({ rule: name }: { rule: string }): ReactNode {
  const rule = useRule(name);
  return (
    <details className={styles.fold}>
      <summary>Turn on this rule alone</summary>
      <Tabs groupId="eslint-config">
        <TabItem value="flat" label="Flat config (eslint.config.js)">
          <CodeBlock
            language="js"
            title="eslint.config.mjs"
            html={configFor(rule, templates.flat)}
          />
        </TabItem>
        <TabItem value="legacy" label="Legacy config (.eslintrc)">
          <CodeBlock
            language="js"
            title=".eslintrc.cjs"
            html={configFor(rule, templates.legacy)}
          />
        </TabItem>
      </Tabs>
      {rule.docs.requiresTypeChecking && (
        <p>
          <code>parserOptions</code> gives the rule its type information:{' '}
          <Link to="/getting-started/typed-linting">Typed Linting</Link> has the
          details.
        </p>
      )}
    </details>
  );
}

import Link from '@docusaurus/Link';
import templates from '@generated/rules/default/how-to-use.json';
import type { ReactNode } from 'react';
import { Choices } from '../../ui/Choices';
import { CodeBlock } from '../../ui/CodeBlock';
import { CopyButton } from '../../ui/CopyButton';
import { getRule } from '../pluginRules';
import { fillIn } from './howToUse';
import { RuleFold } from './RuleFold';
import styles from './RuleHowToUse.module.css';

/** What a reader copies: the rule's line for a config, and the comment that silences it once. */
export function RuleHowToUse({ rule: name }: { rule: string }): ReactNode {
  const rule = getRule(name);
  return (
    <>
      <div className={styles.rows}>
        <Row html={fillIn(rule, templates.entry)}>
          In your config’s <code>rules</code>; <code>'off'</code> turns it off
        </Row>
        <Row html={fillIn(rule, templates.comment)}>
          Above a line, to silence it there
        </Row>
      </div>
      <RuleFold summary="Complete config for this rule alone">
        <Choices
          group="eslint-config"
          label="Config format"
          choices={[
            {
              value: 'flat',
              label: 'Flat config (eslint.config.js)',
              content: (
                <CodeBlock
                  language="js"
                  title="eslint.config.mjs"
                  html={fillIn(rule, templates.flat)}
                />
              ),
            },
            {
              value: 'legacy',
              label: 'Legacy config (.eslintrc)',
              content: (
                <CodeBlock
                  language="js"
                  title=".eslintrc.cjs"
                  html={fillIn(rule, templates.legacy)}
                />
              ),
            },
          ]}
        />
        {rule.docs.requiresTypeChecking && (
          <p>
            <code>parserOptions</code> gives the rule its type information:{' '}
            <Link to="/getting-started/typed-linting">Typed Linting</Link> has
            the details.
          </p>
        )}
      </RuleFold>
    </>
  );
}

function Row({
  children,
  html,
}: {
  /** Where the code goes. */
  children: ReactNode;
  html: string;
}): ReactNode {
  return (
    <div className={styles.row}>
      <p>{children}</p>
      <pre>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <CopyButton />
    </div>
  );
}

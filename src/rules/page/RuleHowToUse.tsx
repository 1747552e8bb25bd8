import Link from '@docusaurus/Link';
import templates from '@generated/rules/default/how-to-use.json';
import type { ReactNode } from 'react';
import { CodeBlock } from '../../ui/CodeBlock';
import { ConfigFormats } from '../ConfigFormats';
import { getRule } from '../pluginRules';
import { alwaysNeedsTypes, fillIn } from './howToUse';

/** Complete configs for a rule alone, for each format. */
export function RuleHowToUse({ rule: name }: { rule: string }): ReactNode {
  const rule = getRule(name);
  return (
    <>
      <ConfigFormats
        labels={{
          flat: 'Flat config (eslint.config.js)',
          legacy: 'Legacy config (.eslintrc)',
        }}
        flat={
          <CodeBlock
            language="js"
            title="eslint.config.mjs"
            html={fillIn(rule, templates.flat)}
          />
        }
        legacy={
          <CodeBlock
            language="js"
            title=".eslintrc.cjs"
            html={fillIn(rule, templates.legacy)}
          />
        }
      />
      {alwaysNeedsTypes(rule) && (
        <p>
          <code>parserOptions</code> gives the rule its type information:{' '}
          <Link to="/getting-started/typed-linting">Typed Linting</Link> has the
          details.
        </p>
      )}
    </>
  );
}

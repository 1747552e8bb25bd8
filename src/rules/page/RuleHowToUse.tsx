import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import templates from '@generated/rules/default/how-to-use.json';
import type { ReactNode } from 'react';
import { Choices } from '../../ui/Choices';
import { CodeBlock } from '../../ui/CodeBlock';
import { getRule } from '../pluginRules';
import { alwaysNeedsTypes, fillIn } from './howToUse';

/** Complete configs for a rule alone, for each format. */
export function RuleHowToUse({ rule: name }: { rule: string }): ReactNode {
  const rule = getRule(name);
  return (
    <>
      <Choices
        group="eslint-config"
        label={translate({
          id: 'choices.configFormat',
          message: 'Config format',
        })}
        choices={[
          {
            value: 'flat',
            label: translate({
              id: 'rules.howToUse.flat',
              message: 'Flat config (eslint.config.js)',
            }),
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
            label: translate({
              id: 'rules.howToUse.legacy',
              message: 'Legacy config (.eslintrc)',
            }),
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
      {alwaysNeedsTypes(rule) && (
        <p>
          <Translate
            id="rules.howToUse.types"
            values={{
              parserOptions: <code>parserOptions</code>,
              typedLinting: (
                <Link to="/getting-started/typed-linting">
                  <Translate id="rules.howToUse.types.link">
                    Typed Linting
                  </Translate>
                </Link>
              ),
            }}
          >
            {
              '{parserOptions} gives the rule its type information: {typedLinting} has the details.'
            }
          </Translate>
        </p>
      )}
    </>
  );
}

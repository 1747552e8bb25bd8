import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import templates from '@generated/rules/default/how-to-use.json';
import type { ReactNode } from 'react';
import chevron from '../../ui/Chevron.module.css';
import { CodeBlock } from '../../ui/CodeBlock';
import { ConfigFormats } from '../ConfigFormats';
import { getRule } from '../pluginRules';
import { alwaysNeedsTypes, fillIn } from './howToUse';
import styles from './RuleFold.module.css';

/** Folds what few readers of a page are there for. */
export function RuleFold({
  summary,
  children,
}: {
  summary: string;
  children: ReactNode;
}) {
  return (
    <details className={styles.fold}>
      <summary className={chevron.chevron}>{summary}</summary>
      {children}
    </details>
  );
}

/** Complete configs for a rule alone, for each format. */
export function RuleHowToUse({ rule: name }: { rule: string }) {
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

/** Links to a rule's source and tests at the documented version, and to what is known of it. */
export function RuleResources({
  rule,
  tests,
}: {
  rule: string;
  /** Present where the rule's tests are a folder, not a file. */
  tests?: 'folder';
}) {
  const { customFields } = useDocusaurusContext().siteConfig;
  const { repository, packages } = customFields as {
    repository: string;
    packages: { version: string };
  };
  const at = (kind: 'blob' | 'tree'): string =>
    `${repository}/${kind}/v${packages.version}/packages/eslint-plugin`;
  return (
    <ul>
      <li>
        <Link to={`${at('blob')}/src/rules/${rule}.ts`}>Source</Link> at{' '}
        {packages.version}
      </li>
      <li>
        <Link
          to={
            tests === 'folder'
              ? `${at('tree')}/tests/rules/${rule}`
              : `${at('blob')}/tests/rules/${rule}.test.ts`
          }
        >
          Tests
        </Link>{' '}
        at {packages.version}
      </li>
      <li>
        <Link to={`${repository}/issues?q=is%3Aissue+${rule}`}>Issues</Link>{' '}
        that mention this rule
      </li>
    </ul>
  );
}

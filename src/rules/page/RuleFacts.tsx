import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { RuleMetadata } from '../metadata';
import { choosablePresets } from '../presets/presetNames';
import { presetOptions } from '../presets/presetOptions';
import { ruleLink } from '../ruleLink';
import { baseRuleOf } from './howToUse';
import styles from './RuleFacts.module.css';

/** The facts that a reader decides by: presets, fixes, what the rule needs, and what it extends. */
export function RuleFacts({ rule }: { rule: RuleMetadata }): ReactNode {
  return (
    <dl className={styles.facts}>
      <Presets rule={rule} />
      <Fixes rule={rule} />
      {rule.docs.requiresTypeChecking && (
        <Fact name="Needs">
          <Link className={styles.badge} to="/getting-started/typed-linting">
            Type information
          </Link>
        </Fact>
      )}
      <BaseRule rule={rule} />
    </dl>
  );
}

function Fact({
  name,
  children,
}: {
  name: string;
  children: ReactNode;
}): ReactNode {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Presets({ rule }: { rule: RuleMetadata }): ReactNode {
  const presets = choosablePresets(rule.presets);
  return (
    <Fact name="Presets">
      {presets.length === 0 && <span className={styles.none}>None</span>}
      {presets.map(({ name }) => (
        <Link
          key={name}
          className={clsx(styles.badge, styles.preset)}
          to={`/users/configs#${name}`}
        >
          {name}
        </Link>
      ))}
      <PresetOptions rule={rule} />
    </Fact>
  );
}

/** What presets set, where they don't leave a rule its defaults. */
function PresetOptions({ rule }: { rule: RuleMetadata }): ReactNode {
  return presetOptions(rule.presets).map(({ names, options }) => (
    <span key={names.join()} className={styles.options}>
      {names.join(' and ')}: <code>{options.map(printOption).join(', ')}</code>
    </span>
  ));
}

function printOption(option: unknown): string {
  return JSON.stringify(option, null, 1).replace(/\s+/g, ' ');
}

function Fixes({ rule }: { rule: RuleMetadata }): ReactNode {
  return (
    (rule.fixable ?? rule.hasSuggestions) && (
      <Fact name="Fixes">
        {rule.fixable && (
          <span className={styles.badge}>
            Auto-fix
            {rule.fixable === 'whitespace' && <small> of whitespace</small>}
          </span>
        )}
        {rule.hasSuggestions && (
          <span className={styles.badge}>Suggestions in the editor</span>
        )}
      </Fact>
    )
  );
}

function BaseRule({ rule }: { rule: RuleMetadata }): ReactNode {
  const baseRule = baseRuleOf(rule);
  return (
    baseRule !== undefined && (
      <Fact name="Extends">
        <Link className={styles.badge} to={ruleLink(baseRule)}>
          {baseRule} <small>of ESLint</small>
        </Link>
      </Fact>
    )
  );
}

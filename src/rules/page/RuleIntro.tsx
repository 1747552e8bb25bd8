import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { Conjunction } from '../../ui/Conjunction';
import { InlineCode } from '../../ui/InlineCode';
import { changesPage, versionAnchor } from '../changes/versionChanges';
import type { RuleMetadata } from '../metadata';
import { getRule } from '../pluginRules';
import { PresetLink } from '../PresetLink';
import { homePresets } from '../presets/presetNames';
import { RuleName } from '../RuleName';
import { baseRuleOf } from './howToUse';
import styles from './RuleIntro.module.css';

interface Props {
  rule: string;
  /** The first version of the plugin that has the rule. */
  since: string;
  /** Whether it is one of the slowest. */
  isSlow?: 'true';
  /** What a reader has to know first: that the rule is deprecated. */
  children?: ReactNode;
}

/** What a rule does, and the facts that a reader decides by. */
export function RuleIntro({ rule: name, since, isSlow, children }: Props) {
  const rule = getRule(name);
  const baseRule = baseRuleOf(rule);
  const {
    docs: { typedOption },
    fixable,
    hasSuggestions,
  } = rule;
  return (
    <>
      <RuleLead text={rule.docs.description} />
      {children}
      <ul className={styles.facts}>
        <Presets rule={rule} />
        {fixable && (
          <li>
            {fixable === 'whitespace' ? 'Auto-fixes whitespace' : 'Auto-fix'}
            {hasSuggestions && ' and suggestions'}
          </li>
        )}
        {!fixable && hasSuggestions && <li>Suggestions in the editor</li>}
        {rule.docs.requiresTypeChecking && (
          <li>
            Needs{' '}
            <Link to="/getting-started/typed-linting">type information</Link>
            {typedOption !== undefined && (
              <>
                {' '}
                for <code>{typedOption}</code>
              </>
            )}
          </li>
        )}
        {baseRule !== undefined && (
          <li>
            Extends ESLint’s <RuleName id={baseRule} />
          </li>
        )}
        {isSlow && (
          <li>
            <Link to="/troubleshooting/performance-troubleshooting#rule-costs">
              Slower than most
            </Link>
          </li>
        )}
        <li>
          Since{' '}
          <Link to={`${changesPage}#${versionAnchor(since)}`}>{since}</Link>
        </li>
      </ul>
    </>
  );
}

function Presets({ rule }: { rule: RuleMetadata }) {
  const { inStricter, smallest } = homePresets(rule.presets);
  if (smallest.length === 0) {
    // A deprecated rule isn't expected in one.
    return !rule.deprecated && <li>In no preset</li>;
  }
  return (
    <li>
      In{' '}
      <Conjunction
        items={smallest.map(name => (
          <PresetLink key={name} name={name} />
        ))}
      />
      {inStricter && ' and stricter'}
    </li>
  );
}

/** What a rule does, as the first sentence of its page. */
export function RuleLead({ text }: { text: string }) {
  return (
    <p className={styles.lead}>
      <InlineCode text={text} />.
    </p>
  );
}

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Conjunction } from '../../ui/Conjunction';
import { changesPage, versionAnchor } from '../changes/versionChanges';
import type { RuleMetadata } from '../metadata';
import { PresetLink } from '../PresetLink';
import { ruleLink } from '../ruleLink';
import { homePresets } from './homePresets';
import { baseRuleOf } from './howToUse';
import styles from './RuleFacts.module.css';

interface Props {
  rule: RuleMetadata;
  /** The first version of the plugin that has the rule. */
  since: string;
}

/** The facts that a reader decides by, as a line of words. */
export function RuleFacts({ rule, since }: Props): ReactNode {
  const baseRule = baseRuleOf(rule);
  const { typedOption } = rule.docs;
  const typeInformation = (
    <Link to="/getting-started/typed-linting">
      <Translate id="rules.facts.typeInformation">type information</Translate>
    </Link>
  );
  return (
    <ul className={styles.facts}>
      <Presets rule={rule} />
      <Fixes rule={rule} />
      {rule.docs.requiresTypeChecking && (
        <li>
          {typedOption === undefined ? (
            <Translate id="rules.facts.needsTypes" values={{ typeInformation }}>
              {'Needs {typeInformation}'}
            </Translate>
          ) : (
            <Translate
              id="rules.facts.needsTypesFor"
              values={{ typeInformation, option: <code>{typedOption}</code> }}
            >
              {'Needs {typeInformation} for {option}'}
            </Translate>
          )}
        </li>
      )}
      {baseRule !== undefined && (
        <li>
          <Translate
            id="rules.facts.extends"
            values={{
              rule: (
                <Link to={ruleLink(baseRule)}>
                  <code>{baseRule}</code>
                </Link>
              ),
            }}
          >
            {'Extends ESLint’s {rule}'}
          </Translate>
        </li>
      )}
      <li>
        <Translate
          id="rules.facts.since"
          values={{
            version: (
              <Link to={`${changesPage}#${versionAnchor(since)}`}>{since}</Link>
            ),
          }}
        >
          {'Since {version}'}
        </Translate>
      </li>
    </ul>
  );
}

function Presets({ rule }: { rule: RuleMetadata }): ReactNode {
  const { inStricter, smallest } = homePresets(rule.presets);
  if (smallest.length === 0) {
    // A deprecated rule isn't expected in one.
    return (
      !rule.deprecated && (
        <li>
          <Translate id="rules.facts.inNoPreset">In no preset</Translate>
        </li>
      )
    );
  }
  const presets = (
    <Conjunction
      items={smallest.map(name => (
        <PresetLink key={name} name={name} />
      ))}
    />
  );
  return (
    <li>
      {inStricter ? (
        <Translate id="rules.facts.inPresetsAndStricter" values={{ presets }}>
          {'In {presets} and stricter'}
        </Translate>
      ) : (
        <Translate id="rules.facts.inPresets" values={{ presets }}>
          {'In {presets}'}
        </Translate>
      )}
    </li>
  );
}

function Fixes({
  rule: { fixable, hasSuggestions },
}: {
  rule: RuleMetadata;
}): ReactNode {
  if (fixable === 'whitespace') {
    return (
      <li>
        {hasSuggestions ? (
          <Translate id="rules.facts.whitespaceAndSuggestions">
            Auto-fixes whitespace and suggestions
          </Translate>
        ) : (
          <Translate id="rules.facts.whitespace">
            Auto-fixes whitespace
          </Translate>
        )}
      </li>
    );
  }
  if (fixable) {
    return (
      <li>
        {hasSuggestions ? (
          <Translate id="rules.facts.fixAndSuggestions">
            Auto-fix and suggestions
          </Translate>
        ) : (
          <Translate id="rules.facts.fix">Auto-fix</Translate>
        )}
      </li>
    );
  }
  return (
    hasSuggestions && (
      <li>
        <Translate id="rules.facts.suggestions">
          Suggestions in the editor
        </Translate>
      </li>
    )
  );
}

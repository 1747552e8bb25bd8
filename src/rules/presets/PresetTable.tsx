import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Disjunction } from '../../ui/Conjunction';
import { InlineCode } from '../../ui/InlineCode';
import { TableHead } from '../../ui/TableHead';
import type { RuleMetadata } from '../metadata';
import { pluginRules } from '../pluginRules';
import { spellPreset } from '../presetSpelling';
import styles from './PresetTable.module.css';
import { smallerPresets } from './smallerPresets';

interface Props {
  /** Name as in an `.eslintrc`, without `plugin:@typescript-eslint/`. */
  preset: string;
}

/**
 * The rules that a preset adds to the smaller presets that it builds on, or sets other options for. It is
 * folded: the matrix of presets shows more at a glance.
 *
 * @throws when no rule is in the preset, as when its name is misspelled.
 */
export function PresetTable({ preset }: Props): ReactNode {
  const smaller = smallerPresets(pluginRules, preset);
  const added = pluginRules.filter(rule => {
    const entry = entryIn(rule, preset);
    return (
      entry !== undefined &&
      smaller.every(name => entryIn(rule, name) !== entry)
    );
  });
  if (added.length === 0) {
    throw new Error(`No rule is in the preset "${preset}". Is it misspelled?`);
  }
  return (
    <details className={styles.fold}>
      <summary>
        {smaller.length === 0 ? (
          <Translate
            id="rules.presetTable.rules"
            values={{ count: added.length }}
          >
            {'{count} rules'}
          </Translate>
        ) : (
          <Translate
            id="rules.presetTable.addedRules"
            values={{
              count: added.length,
              presets: (
                <Disjunction
                  items={smaller.map(name => (
                    <code key={name}>{spellPreset(name, 'flat')}</code>
                  ))}
                />
              ),
            }}
          >
            {'{count} rules that {presets} lacks or sets other options for'}
          </Translate>
        )}
      </summary>
      <table className={styles.table}>
        <TableHead>
          <Translate id="rules.column.rule">Rule</Translate>

          <Translate id="rules.column.meaning">What it does</Translate>
        </TableHead>
        <tbody>
          {added.map(rule => (
            <tr key={rule.name}>
              <th scope="row">
                <Link to={`/rules/${rule.name}`}>{rule.name}</Link>
              </th>
              <td>
                <InlineCode text={rule.docs.description} />
                <PresetOptions rule={rule} preset={preset} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function PresetOptions({
  rule,
  preset,
}: {
  rule: RuleMetadata;
  preset: string;
}): ReactNode {
  const options = rule.presets.find(({ name }) => name === preset)?.options;
  return (
    options && (
      <Translate
        id="rules.presetTable.options"
        description="Follows what the rule does"
        values={{
          options: (
            <>
              {options.map((option, index) => (
                <code key={index}>{JSON.stringify(option)}</code>
              ))}
            </>
          ),
        }}
      >
        {'. Options: {options}'}
      </Translate>
    )
  );
}

/** Severity and options as text, to be compared; undefined when the preset leaves the rule alone. */
function entryIn(rule: RuleMetadata, preset: string): string | undefined {
  const entry = rule.presets.find(({ name }) => name === preset);
  return entry && JSON.stringify([entry.severity, entry.options]);
}

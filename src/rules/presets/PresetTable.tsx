import Link from '@docusaurus/Link';
import chevron from '../../ui/Chevron.module.css';
import { Conjunction } from '../../ui/Conjunction';
import { InlineCode } from '../../ui/InlineCode';
import { TableHead } from '../../ui/TableHead';
import { pluginRules } from '../pluginRules';
import { spellPreset } from '../presetSpelling';
import { smallerPresets } from './presetNames';
import styles from './PresetTable.module.css';

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
export function PresetTable({ preset }: Props) {
  const smaller = smallerPresets(pluginRules, preset);
  const added = pluginRules.flatMap(({ name, docs, presets }) => {
    const entry = presets.find(one => one.name === preset);
    const isNew = presets
      .filter(one => smaller.includes(one.name))
      .every(
        one =>
          JSON.stringify({ ...one, name: preset }) !== JSON.stringify(entry),
      );
    return entry && isNew ? { name, docs, options: entry.options } : [];
  });
  if (added.length === 0) {
    throw new Error(`No rule is in the preset "${preset}". Is it misspelled?`);
  }
  return (
    <details className={styles.fold}>
      <summary className={chevron.chevron}>
        {smaller.length === 0 ? (
          `${String(added.length)} rules`
        ) : (
          <>
            {added.length} rules that{' '}
            <Conjunction
              word="or"
              items={smaller.map(name => (
                <code key={name}>{spellPreset(name, 'flat')}</code>
              ))}
            />{' '}
            lacks or sets other options for
          </>
        )}
      </summary>
      <table className={styles.table}>
        <TableHead columns={['Rule', 'What it does']} />
        <tbody>
          {added.map(({ name, docs, options }) => (
            <tr key={name}>
              <th scope="row">
                <Link to={`/rules/${name}`}>{name}</Link>
              </th>
              <td>
                <InlineCode text={docs.description} />
                {options && '. Options: '}
                {options?.map((option, index) => (
                  <code key={index}>{JSON.stringify(option)}</code>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

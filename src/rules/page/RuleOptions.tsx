import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Fragment, type ReactNode } from 'react';
import { type Json, readJson } from '../../text/json';
import { isPropertyName, optionAnchor, type OptionEntry } from './optionEntry';
import styles from './RuleOptions.module.css';

interface Props {
  entries: Json<OptionEntry[]>;
  /** Names of the presets that set options; commas between those that set different ones. */
  presets?: string;
}

/** Every option of a rule with its type, its default, and what presets set. */
export function RuleOptions({ entries, presets }: Props): ReactNode {
  const options = readJson(entries);
  const columns = presets?.split(',').map(names => names.split(' ')) ?? [];
  // Where the rule states none, the default options in the type above say all that there is to say.
  const hasDefaults = options.some(option => option.default !== undefined);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Option</th>
          <th scope="col">Type</th>
          {hasDefaults && <th scope="col">Default</th>}
          {columns.map(names => (
            <th key={names.join()} scope="col">
              In{' '}
              {names.map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && ', '}
                  <Link to={`/users/configs#${name}`}>{name}</Link>
                </Fragment>
              ))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {options.map(option => (
          <OptionRow
            key={option.name}
            option={option}
            hasDefaults={hasDefaults}
            columns={columns}
          />
        ))}
      </tbody>
    </table>
  );
}

function OptionRow({
  option,
  hasDefaults,
  columns,
}: {
  option: OptionEntry;
  hasDefaults: boolean;
  columns: readonly string[][];
}): ReactNode {
  const { name, type, heading, presets: set } = option;
  const anchor = optionAnchor(name);
  useBrokenLinks().collectAnchor(anchor);
  return (
    <tr id={anchor}>
      <th scope="row">
        <a href={`#${heading ?? anchor}`}>
          {isPropertyName(name) ? <code>{name}</code> : name}
        </a>
      </th>
      <td data-label="Type">
        <code>{type}</code>
      </td>
      {hasDefaults && (
        <td data-label="Default">
          <Default option={option} />
        </td>
      )}
      {columns.map((names, index) => {
        const value = set?.[index];
        return typeof value === 'string' ? (
          <td key={names.join()} data-label={`In ${names.join(', ')}`}>
            <code>{value}</code>
          </td>
        ) : (
          <td key={names.join()} className={styles.unchanged}>
            unchanged
          </td>
        );
      })}
    </tr>
  );
}

function Default({
  option: { default: value, filledIn },
}: {
  option: OptionEntry;
}): ReactNode {
  if (value === undefined) {
    return <span className={styles.none}>not set</span>;
  }
  return (
    <>
      <code>{value}</code>
      {filledIn !== undefined && (
        <>
          , but <code>{filledIn}</code> in an object without it
        </>
      )}
    </>
  );
}

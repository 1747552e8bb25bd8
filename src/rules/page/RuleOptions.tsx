import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { type Json, readJson } from '../../text/json';
import { Conjunction } from '../../ui/Conjunction';
import { TableHead } from '../../ui/TableHead';
import { PresetLink } from '../PresetLink';
import { isPropertyName, optionAnchor } from './optionAnchor';
import styles from './RuleOptions.module.css';

/** Every option of a rule: a `RuleOption` for each. */
export function RuleOptions({ children }: { children: ReactNode }) {
  return (
    <>
      <table className={styles.table}>
        <TableHead columns={['Option', 'What it does', 'Default']} />
        <tbody>{children}</tbody>
      </table>
      {/* As those in its rows, it leads to controls on an example: see `src/tryOptions`. */}
      <button type="button" data-try="">
        Try the options
      </button>
    </>
  );
}

export interface PresetValue {
  /** Names of the presets, as the plugin has them. */
  presets: string[];
  value: string;
}

/** An option as its page carries it: text only. */
export interface RuleOptionProps {
  /** `checksVoidReturn.arguments`, or words where it is no property: "First option". */
  name: string;
  /** As TypeScript. */
  type: string;
  default?: string;
  /** What it is when the object around it is given without it, where that is not the default. */
  filledIn?: string;
  /** The option that this one follows as long as it isn't set. */
  follows?: string;
  /** Present where the options in it have the defaults. */
  isGroup?: 'true';
  /** Id of the heading that describes it. */
  heading?: string;
  /** What presets set, where they don't leave it alone. */
  set?: Json<PresetValue[]>;
  children?: ReactNode;
}

/** An option of a rule, as a row of the table. */
export function RuleOption(props: RuleOptionProps) {
  const { name, type, heading, children } = props;
  const anchor = optionAnchor(name);
  useBrokenLinks().collectAnchor(anchor);
  const label = isPropertyName(name) ? <code>{name}</code> : name;
  return (
    <tr id={anchor}>
      <th scope="row">
        {heading === undefined ? label : <a href={`#${heading}`}>{label}</a>}{' '}
        <button type="button" data-try={anchor} aria-label={`Try ${name}`}>
          Try
        </button>
        <code className={styles.type}>{type}</code>
      </th>
      <td>{children}</td>
      <td>
        <Default {...props} />
      </td>
    </tr>
  );
}

function Default({
  default: value,
  filledIn,
  follows,
  isGroup,
  set = '[]' as Json<PresetValue[]>,
}: RuleOptionProps) {
  return (
    <>
      {value !== undefined && <code>{value}</code>}
      {follows !== undefined && (
        <>
          as <code>{follows}</code>
        </>
      )}
      {value === undefined && follows === undefined && !isGroup && (
        <span className={styles.none}>not set</span>
      )}
      {filledIn !== undefined && (
        <>
          , but <code>{filledIn}</code> in an object without it
        </>
      )}
      {readJson(set).map(({ presets, value: setValue }) => (
        <p key={presets.join()} className={styles.set}>
          <code>{setValue}</code> in{' '}
          <Conjunction
            items={presets.map(preset => (
              <PresetLink key={preset} name={preset} />
            ))}
          />
        </p>
      ))}
    </>
  );
}

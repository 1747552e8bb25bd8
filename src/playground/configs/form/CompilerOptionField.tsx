import type { ReactNode } from 'react';
import type { PlaygroundCompilerOption } from '../../../linter/protocol';
import { InlineCode } from '../../../ui/InlineCode';
import controls from '../../controls.module.css';
import styles from './Form.module.css';

interface Props {
  option: PlaygroundCompilerOption;
  /** `undefined`: the text does not set the option. */
  value: unknown;
  onChange: (value: unknown) => void;
}

/** A compiler option with its value. */
export function CompilerOptionField({
  option,
  value,
  onChange,
}: Props): ReactNode {
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <span className={styles.name}>{option.name}</span>
        <Field option={option} value={value} onChange={onChange} />
      </div>
      <p className={controls.hint}>
        <InlineCode text={option.description} />
      </p>
    </li>
  );
}

function Field({ option, value, onChange }: Props): ReactNode {
  const { name, type, values } = option;
  const choices = type === 'boolean' ? ['true', 'false'] : values;
  if (type === 'object') {
    return <span className={controls.hint}>in the text only</span>;
  }
  if (type !== 'list' && choices !== undefined) {
    const chosen =
      typeof value === 'string' ? value.toLowerCase() : String(value);
    return (
      <select
        className={controls.select}
        aria-label={name}
        value={choices.find(choice => choice.toLowerCase() === chosen) ?? ''}
        onChange={({ target }) => {
          onChange(readChoice(type, target.value));
        }}
      >
        <option value="">not set</option>
        {choices.map(choice => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  return (
    <input
      // A new field when the text is changed elsewhere.
      key={JSON.stringify(value)}
      className={controls.field}
      aria-label={type === 'list' ? `${name}, separated by commas` : name}
      autoCapitalize="off"
      autoComplete="off"
      defaultValue={printValue(value)}
      onBlur={({ target }) => {
        if (target.value !== printValue(value)) {
          onChange(readText(type, target.value));
        }
      }}
    />
  );
}

function readChoice(
  type: PlaygroundCompilerOption['type'],
  text: string,
): unknown {
  if (text === '') {
    return undefined;
  }
  return type === 'boolean' ? text === 'true' : text;
}

function readText(
  type: PlaygroundCompilerOption['type'],
  text: string,
): unknown {
  const trimmed = text.trim();
  if (trimmed === '') {
    return undefined;
  }
  switch (type) {
    case 'list':
      return trimmed.split(',').map(item => item.trim());
    case 'number':
      return Number(trimmed);
    default:
      return trimmed;
  }
}

function printValue(value: unknown): string {
  if (Array.isArray(value)) {
    return value.join(', ');
  }
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : '';
}

import { type ReactNode, useId, useMemo, useState } from 'react';
import type { PlaygroundCompilerOption } from '../../../linter/protocol';
import { setCompilerOption } from '../../../playground/config/editConfig';
import {
  parseJson,
  propertiesOf,
  propertyOf,
  valueOf,
} from '../../../playground/config/parseJson';
import controls from '../controls.module.css';
import { CompilerOptionField } from './CompilerOptionField';
import styles from './Form.module.css';

interface Props {
  options: readonly PlaygroundCompilerOption[] | undefined;
  /** Text of the tsconfig. */
  text: string;
  onChange: (text: string) => void;
}

/** Edits the tsconfig's text by choosing among the compiler's options. */
export function TsconfigForm({ options, text, onChange }: Props): ReactNode {
  const id = useId();
  const [search, setSearch] = useState('');
  const values = useMemo(() => optionValues(text), [text]);
  const words = search.trim().toLowerCase().split(/\s+/);
  const matching = (options ?? []).filter(({ name, description }) => {
    const searched = `${name} ${description}`.toLowerCase();
    return words.every(word => searched.includes(word));
  });
  const found = [
    ...matching.filter(({ name }) => values.has(name)),
    ...matching.filter(({ name }) => !values.has(name)),
  ];
  return (
    <div className={styles.form}>
      <label className={styles.search} htmlFor={id}>
        Find a compiler option
      </label>
      <input
        id={id}
        className={controls.field}
        type="search"
        autoComplete="off"
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
        }}
      />
      <p className={controls.hint} role="status">
        {options === undefined
          ? 'Loading the options …'
          : `${String(found.length)} options.`}
      </p>
      <ul className={styles.list}>
        {found.map(option => (
          <CompilerOptionField
            key={option.name}
            option={option}
            value={values.get(option.name)}
            onChange={value => {
              onChange(setCompilerOption(text, option.name, value));
            }}
          />
        ))}
      </ul>
    </div>
  );
}

function optionValues(text: string): Map<string, unknown> {
  const options = propertyOf(parseJson(text).root, 'compilerOptions');
  return new Map(
    propertiesOf(options?.value).map(({ name, value }) => [
      name,
      valueOf(value),
    ]),
  );
}

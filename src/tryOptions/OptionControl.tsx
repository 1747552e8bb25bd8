import { useId, useState } from 'react';
import { isPropertyName, optionAnchor } from '../rules/page/optionAnchor';
import type { Control } from './controls';
import styles from './OptionsPanel.module.css';

interface Props {
  control: Control;
  /** What the option is, set or by default; `undefined` where it's neither. */
  value: unknown;
  /** Called with a value of the control's kind; `undefined` takes the option out. */
  onSet: (value: unknown) => void;
}

/** An option's control, with what the page says that it does. */
export function OptionControl({ control, value, onSet }: Props) {
  const id = useId();
  const sentence = sentenceOf(control.name);
  const isSwitch = control.kind === 'switch' && typeof value === 'boolean';
  const label = isPropertyName(control.name) ? (
    <code>{control.name}</code>
  ) : (
    control.name
  );
  const describedBy = sentence === '' ? undefined : `${id}-what`;
  return (
    <div
      className={isSwitch ? styles.switch : styles.option}
      role={control.kind === 'set' ? 'group' : undefined}
      aria-labelledby={control.kind === 'set' ? `${id}-name` : undefined}
      aria-describedby={control.kind === 'set' ? describedBy : undefined}
      data-option={optionAnchor(control.name)}
    >
      {control.kind === 'set' ? (
        <span id={`${id}-name`}>{label}</span>
      ) : (
        <label htmlFor={id}>{label}</label>
      )}
      <Input
        attributes={{ id, 'aria-describedby': describedBy }}
        control={control}
        value={value}
        onSet={onSet}
      />
      {describedBy !== undefined && <p id={describedBy}>{sentence}</p>}
    </div>
  );
}

/** The option's sentence, from its row of the page's table. */
function sentenceOf(name: string): string {
  const row = document.getElementById(optionAnchor(name));
  const parts = row?.querySelectorAll('td:nth-of-type(1) > *') ?? [];
  return [...parts].map(part => part.textContent?.trim()).join(' ');
}

interface InputProps extends Pick<Props, 'onSet' | 'value'> {
  attributes: { id: string; 'aria-describedby': string | undefined };
}

function Input({ control, ...props }: InputProps & Pick<Props, 'control'>) {
  const { attributes, onSet, value } = props;
  switch (control.kind) {
    case 'switch':
      return typeof value === 'boolean' ? (
        <input
          {...attributes}
          type="checkbox"
          checked={value}
          onChange={({ target }) => onSet(target.checked)}
        />
      ) : (
        <Choice {...props} values={[true, false]} />
      );
    case 'choice':
      return <Choice {...props} values={control.values} />;
    case 'number':
      return (
        <input
          {...attributes}
          type="number"
          min={control.min}
          step={control.isInteger ? 1 : 'any'}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) =>
            onSet(target.value === '' ? undefined : target.valueAsNumber)
          }
        />
      );
    case 'text':
      return (
        <input
          {...attributes}
          type="text"
          spellCheck={false}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) =>
            onSet(target.value === '' ? undefined : target.value)
          }
        />
      );
    case 'words':
      return <WordsField {...props} hasNumbers={control.hasNumbers} />;
    case 'set':
      return <WordSet {...props} words={control.words} />;
  }
}

function Choice({
  attributes,
  values,
  value,
  onSet,
}: InputProps & { values: readonly unknown[] }) {
  const isNone = !values.includes(value);
  return (
    <select
      {...attributes}
      value={String(values.indexOf(value))}
      onChange={({ target }) => onSet(values[Number(target.value)])}
    >
      {isNone && <option value="-1">{describe(value)}</option>}
      {values.map((one, index) => (
        <option key={String(one)} value={index}>
          {String(one)}
        </option>
      ))}
    </select>
  );
}

function describe(value: unknown): string {
  if (value === undefined) {
    return 'not set';
  }
  return typeof value === 'object' && !Array.isArray(value)
    ? 'set one by one'
    : JSON.stringify(value);
}

function wordsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function WordSet({
  words,
  value,
  onSet,
}: Omit<InputProps, 'attributes'> & { words: readonly string[] }) {
  const present = wordsIn(value);
  return (
    <div className={styles.set}>
      {words.map(word => (
        <label key={word}>
          <input
            type="checkbox"
            checked={present.includes(word)}
            onChange={({ target }) =>
              onSet(
                target.checked
                  ? [...present, word]
                  : present.filter(one => one !== word),
              )
            }
          />
          {word}
        </label>
      ))}
    </div>
  );
}

/** A list that a reader types, with commas between what is in it. */
export function WordsField({
  attributes,
  hasNumbers,
  value,
  onSet,
}: InputProps & {
  /** Whether what looks like a number is one. */
  hasNumbers: boolean;
}) {
  // What is typed stays as it is until they are done: it may not be a list that the rule accepts yet.
  const [draft, setDraft] = useState<string>();
  const shown = wordsIn(value).join(', ');
  return (
    <input
      {...attributes}
      type="text"
      spellCheck={false}
      aria-invalid={
        draft !== undefined && splitWords(draft).join(', ') !== shown
      }
      placeholder={hasNumbers ? 'values, with commas' : 'words, with commas'}
      value={draft ?? shown}
      onChange={({ target }) => {
        setDraft(target.value);
        onSet(
          splitWords(target.value).map(word =>
            hasNumbers && Number.isFinite(Number(word)) ? Number(word) : word,
          ),
        );
      }}
      onBlur={() => setDraft(undefined)}
    />
  );
}

function splitWords(text: string): string[] {
  const words = text.split(',').map(word => word.trim());
  return [...new Set(words)].filter(word => word !== '');
}

import { type ReactNode, useId, useState } from 'react';
import { CodeBlock } from '../ui/CodeBlock';
import type { RuleCount } from './plan/makePlan';
import { type Leniency, printAdoption } from './plan/printAdoption';
import styles from './ReadOutcome.module.css';

interface Props {
  rules: readonly RuleCount[];
  /** The guessed folder of the config. */
  root: string;
}

const leniencies: readonly { value: Leniency; label: string }[] = [
  { value: 'warn', label: 'Warnings' },
  { value: 'files', label: 'Off in the files that have reports today' },
  { value: 'off', label: 'Off everywhere' },
];

const formats = [
  { value: 'flat', label: 'Flat config' },
  { value: 'eslintrc', label: 'eslintrc' },
] as const;

/** A config to begin with, in which the rest of the reports doesn't fail the build. */
export function AdoptionConfig({ rules, root }: Props): ReactNode {
  const [leniency, setLeniency] = useState<Leniency>('warn');
  const [format, setFormat] = useState<'eslintrc' | 'flat'>('flat');
  const [folder, setFolder] = useState(root);
  return (
    <>
      <h2>A config to begin with</h2>
      <p>
        Put this after your presets. The rules keep their options. With{' '}
        <code>--max-warnings</code> set to today’s number, warnings can only get
        fewer.
      </p>
      <div className={styles.choices}>
        <Radios
          label="The rest of the reports"
          choices={leniencies}
          value={leniency}
          onChoose={setLeniency}
        />
        <Radios
          label="Format"
          choices={formats}
          value={format}
          onChoose={setFormat}
        />
      </div>
      {leniency === 'files' && (
        <label className={styles.folder}>
          Folder of the config{' '}
          <input
            className="field"
            value={folder}
            spellCheck={false}
            onChange={({ target }) => {
              setFolder(target.value);
            }}
          />
        </label>
      )}
      <CodeBlock language={format === 'flat' ? 'js' : 'json'}>
        {`${printAdoption(rules, format, leniency, folder)}\n`}
      </CodeBlock>
    </>
  );
}

interface RadiosProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

function Radios<Value extends string>({
  label,
  choices,
  value,
  onChoose,
}: RadiosProps<Value>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.radios}>
      <legend>{label}</legend>
      {choices.map(choice => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => {
              onChoose(choice.value);
            }}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}

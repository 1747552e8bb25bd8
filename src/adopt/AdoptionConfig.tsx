import { type ReactNode, useState } from 'react';
import { ConfigFormats } from '../rules/ConfigFormats';
import { Choices } from '../ui/Choices';
import { CodeBlock } from '../ui/CodeBlock';
import type { RuleCount } from './plan/makePlan';
import { type Leniency, printAdoption } from './plan/printAdoption';
import styles from './ReadOutcome.module.css';

interface Props {
  rules: readonly RuleCount[];
  /** The guessed folder of the config. */
  root: string;
  /** Whether other reports have causes, which come first. */
  hasCauses: boolean;
}

const leniencies: readonly { value: Leniency; label: string }[] = [
  { value: 'warn', label: 'Warnings' },
  { value: 'files', label: 'Off in the files that have reports today' },
  { value: 'off', label: 'Off everywhere' },
];

/** A config to start with, in which the rest of the reports doesn't fail the build. */
export function AdoptionConfig({ hasCauses, rules, root }: Props): ReactNode {
  const [folder, setFolder] = useState(root);
  const print = (format: 'eslintrc' | 'flat', leniency: Leniency) => (
    <CodeBlock language={format === 'flat' ? 'js' : 'json'}>
      {`${printAdoption(rules, format, leniency, folder)}\n`}
    </CodeBlock>
  );
  return (
    <>
      <h2>A config to start with</h2>
      <p>
        {hasCauses &&
          'Fix the causes above first. Their reports aren’t in this config. '}
        Put this after your presets. The rules keep their options. With{' '}
        <code>--max-warnings</code> set to today’s number, warnings can only get
        fewer.
      </p>
      <Choices
        label="The rest of the reports"
        choices={leniencies.map(({ label, value }) => ({
          value,
          label,
          content: (
            <>
              {value === 'files' && (
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
              <ConfigFormats
                flat={print('flat', value)}
                legacy={print('eslintrc', value)}
              />
            </>
          ),
        }))}
      />
    </>
  );
}

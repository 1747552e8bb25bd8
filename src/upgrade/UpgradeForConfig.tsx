import { type ReactNode, useState } from 'react';
import { diffLines } from '../text/diffLines';
import { plural } from '../text/plural';
import { indexLines } from '../text/positions';
import { ChangedLines } from '../ui/ChangedLines';
import { CodeBlock } from '../ui/CodeBlock';
import { InlineCode } from '../ui/InlineCode';
import { RuleChanges } from './ChangedPresets';
import { applySteps, type ConfigStep, findConfigSteps } from './configSteps';
import styles from './UpgradeForConfig.module.css';
import { useChanges, type VersionName } from './useChanges';
import { useJsonConfig } from './useJsonConfig';

interface Props {
  configText: string;
  onChange?: (configText: string) => void;
}

const versions: readonly { name: VersionName; label: string }[] = [
  { name: '5', label: '5.62 or older' },
  { name: '6', label: '6.21' },
  { name: '7', label: '7.0' },
];

const groups: readonly {
  kind: ConfigStep['kind'];
  title: string;
}[] = [
  { kind: 'needed', title: 'Has to change' },
  { kind: 'behavior', title: 'Changes what is reported' },
  { kind: 'advised', title: 'Still works, and is worth changing' },
];

/** What an upgrade changes for the pasted config, with an edit for each change. */
export function UpgradeForConfig({ configText, onChange }: Props): ReactNode {
  const [version, setVersion] = useState<VersionName>('5');
  const changes = useChanges(version);
  const config = useJsonConfig(configText);
  return (
    <div className={styles.upgrade}>
      <label className={styles.version}>
        Your config is for version{' '}
        <select
          className="field"
          value={version}
          onChange={({ target }) => {
            setVersion(target.value as VersionName);
          }}
        >
          {versions.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {config.state === 'failed' ? (
        <p role="status">{config.reason}</p>
      ) : changes === undefined || config.state === 'reading' ? (
        <p role="status">Comparing the versions …</p>
      ) : (
        <Steps
          // Another config or version starts without edits.
          key={`${version} ${config.text}`}
          text={config.text}
          steps={findConfigSteps(config.text, changes)}
          onChange={onChange}
        />
      )}
    </div>
  );
}

interface StepsProps {
  text: string;
  steps: readonly ConfigStep[];
  onChange: ((configText: string) => void) | undefined;
}

function Steps({ text, steps, onChange }: StepsProps): ReactNode {
  const [chosen, setChosen] = useState<ReadonlySet<ConfigStep>>(
    () => new Set(steps.filter(({ kind }) => kind === 'needed')),
  );
  if (steps.length === 0) {
    return (
      <p role="status">
        Nothing in this config has to change, and its presets and rules report
        the same as before.
      </p>
    );
  }
  const edited = applySteps(
    text,
    steps.filter(step => chosen.has(step)),
  );
  const toggle = (step: ConfigStep): void => {
    const next = new Set(chosen);
    if (!next.delete(step)) {
      next.add(step);
    }
    setChosen(next);
  };
  return (
    <>
      <p role="status">
        {`${plural(steps.length, 'change')} for this config. Check the edits you want.`}
      </p>
      {groups.map(({ kind, title }) => (
        <StepGroup
          key={kind}
          title={title}
          text={text}
          steps={steps.filter(step => step.kind === kind)}
          chosen={chosen}
          onToggle={toggle}
        />
      ))}
      <h3>Your config with these edits</h3>
      {edited === text ? (
        <p>Check an edit to see what it does.</p>
      ) : (
        <>
          <ChangedLines lines={diffLines(text, edited, 2)} />
          {onChange && (
            <button
              type="button"
              className={styles.button}
              onClick={() => {
                onChange(edited);
              }}
            >
              Put it into the field above
            </button>
          )}
          <details>
            <summary>The whole config, to copy</summary>
            <CodeBlock language="json">{edited}</CodeBlock>
          </details>
        </>
      )}
    </>
  );
}

interface StepGroupProps {
  title: string;
  text: string;
  steps: readonly ConfigStep[];
  chosen: ReadonlySet<ConfigStep>;
  onToggle: (step: ConfigStep) => void;
}

function StepGroup({
  title,
  text,
  steps,
  chosen,
  onToggle,
}: StepGroupProps): ReactNode {
  return (
    steps.length > 0 && (
      <>
        <h3>
          {title} ({steps.length})
        </h3>
        <ul className={styles.steps}>
          {steps.map((step, index) => (
            <li key={index}>
              <Step
                step={step}
                line={indexLines(text).positionAt(step.offset).lineNumber}
                isChosen={chosen.has(step)}
                onToggle={onToggle}
              />
            </li>
          ))}
        </ul>
      </>
    )
  );
}

interface StepProps {
  step: ConfigStep;
  /** From 1. */
  line: number;
  isChosen: boolean;
  onToggle: (step: ConfigStep) => void;
}

function Step({ step, line, isChosen, onToggle }: StepProps): ReactNode {
  const { message, edit, rules } = step;
  const ofPreset = rules.filter(
    ({ before, after }) => before !== undefined || after !== undefined,
  );
  return (
    <>
      <span className={styles.line}>{`Line ${String(line)}`}</span>{' '}
      <InlineCode text={message} />
      {edit && (
        <label className={styles.edit}>
          <input
            type="checkbox"
            checked={isChosen}
            onChange={() => {
              onToggle(step);
            }}
          />
          <span>{edit.label}</span>
        </label>
      )}
      {ofPreset.length > 0 && (
        <details>
          <summary>Which rules</summary>
          <RuleChanges rules={ofPreset} />
        </details>
      )}
    </>
  );
}

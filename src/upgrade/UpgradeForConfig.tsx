import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import { type ReactNode, useState } from 'react';
import { diffLines } from '../text/diffLines';
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
  {
    name: '5',
    label: translate(
      { id: 'upgrade.config.oldest', message: '{version} or older' },
      { version: '5.62' },
    ),
  },
  { name: '6', label: '6.21' },
  { name: '7', label: '7.0' },
];

const groups: readonly {
  kind: ConfigStep['kind'];
  title: string;
}[] = [
  {
    kind: 'needed',
    title: translate({ id: 'upgrade.config.needed', message: 'Has to change' }),
  },
  {
    kind: 'behavior',
    title: translate({
      id: 'upgrade.config.behavior',
      message: 'Changes what is reported',
    }),
  },
  {
    kind: 'advised',
    title: translate({
      id: 'upgrade.config.advised',
      message: 'Still works, and is worth changing',
    }),
  },
];

/** What an upgrade changes for the pasted config, with an edit for each change. */
export function UpgradeForConfig({ configText, onChange }: Props): ReactNode {
  const [version, setVersion] = useState<VersionName>('5');
  const changes = useChanges(version);
  const config = useJsonConfig(configText);
  return (
    <div className={styles.upgrade}>
      <label className={styles.version}>
        <Translate id="upgrade.config.version">
          Your config is for version
        </Translate>{' '}
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
        <p role="status">
          <Translate id="upgrade.config.comparing">
            Comparing the versions …
          </Translate>
        </p>
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
  const { selectMessage } = usePluralForm();
  const [chosen, setChosen] = useState<ReadonlySet<ConfigStep>>(
    () => new Set(steps.filter(({ kind }) => kind === 'needed')),
  );
  if (steps.length === 0) {
    return (
      <p role="status">
        <Translate id="upgrade.config.none">
          Nothing in this config has to change, and its presets and rules report
          the same as before.
        </Translate>
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
        {selectMessage(
          steps.length,
          translate(
            {
              id: 'upgrade.config.steps',
              message:
                '{count} change for this config. Check the edits you want.|{count} changes for this config. Check the edits you want.',
            },
            { count: steps.length },
          ),
        )}
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
      <h3>
        <Translate id="upgrade.config.edited">
          Your config with these edits
        </Translate>
      </h3>
      {edited === text ? (
        <p>
          <Translate id="upgrade.config.unedited">
            Check an edit to see what it does.
          </Translate>
        </p>
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
              <Translate id="upgrade.config.replace">
                Put it into the field above
              </Translate>
            </button>
          )}
          <details>
            <summary>
              <Translate id="upgrade.config.whole">
                The whole config, to copy
              </Translate>
            </summary>
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
      <span className={styles.line}>
        {translate(
          { id: 'upgrade.config.line', message: 'Line {line}' },
          { line },
        )}
      </span>{' '}
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
          <summary>
            <Translate id="upgrade.config.rules">Which rules</Translate>
          </summary>
          <RuleChanges rules={ofPreset} />
        </details>
      )}
    </>
  );
}

import { useMemo, useState } from 'react';
import type { ConfigDocument } from '../config/configDocument';
import { applyAllFixes } from '../config/review/finding';
import type { KnownRules } from '../linter/protocol';
import { diffLines } from '../text/diffLines';
import { plural } from '../text/plural';
import { indexLines } from '../text/positions';
import { ConfigResult } from '../tools/ConfigResult';
import { PrintedFile } from '../tools/PrintedFile';
import { SelectField } from '../tools/SelectField';
import type { ToolStore } from '../tools/useToolState';
import { ChangedLines } from '../ui/ChangedLines';
import chevron from '../ui/Chevron.module.css';
import { InlineCode } from '../ui/InlineCode';
import { loadable } from '../ui/loadable';
import { RuleChanges } from './ChangedPresets';
import type { VersionChanges } from './changes';
import { RequiredVersions } from './RequiredVersions';
import { reviewUpgrade, type UpgradeFinding } from './reviewUpgrade';
import styles from './UpgradeForConfig.module.css';

function Comparing() {
  return <p role="status">Comparing the versions …</p>;
}

/** What is found, with the changes since a version, which are loaded when they are asked for. */
const findingsSince = new Map(
  Object.entries({
    '5.62 or older': () => import('@generated/upgrade/default/from-5.json'),
    '6.21': () => import('@generated/upgrade/default/from-6.json'),
    '7.0': () => import('@generated/upgrade/default/from-7.json'),
  }).map(([version, load]) => [
    version,
    loadable<Omit<FindingsProps, 'changes'>>(async () => {
      const { default: changes } = await load();
      return props => <Findings {...props} changes={changes} />;
    }, Comparing),
  ]),
);

const versions = Object.fromEntries(
  Array.from(findingsSince.keys(), version => [version, version]),
);

const groups = [
  { severity: 'error', title: 'Has to change' },
  { severity: 'warning', title: 'Changes what is reported' },
  { severity: 'info', title: 'Still works, and is worth changing' },
] as const;

/** What an upgrade changes for the pasted config, with an edit for each change. */
export function UpgradeForConfig({ store }: { store: ToolStore }) {
  const [version, setVersion] = useState('5.62 or older');
  const FindingsSince = findingsSince.get(version) ?? Comparing;
  return (
    <div className={styles.upgrade}>
      <SelectField
        className={styles.version}
        label="Your config is for version"
        value={version}
        choices={versions}
        onChoose={setVersion}
      />
      <ConfigResult pasted={store.pasted}>
        {({ document }, known) => (
          <FindingsSince
            // Another config or version starts without edits.
            key={`${version} ${document.text}`}
            document={document}
            known={known}
            onChange={store.replace}
          />
        )}
      </ConfigResult>
    </div>
  );
}

interface FindingsProps {
  document: ConfigDocument;
  changes: VersionChanges;
  known: KnownRules;
  onChange: ToolStore['replace'];
}

function Findings({ document, changes, known, onChange }: FindingsProps) {
  const findings = useMemo(
    () => reviewUpgrade(document, changes, known),
    [document, changes, known],
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        findings.flatMap(({ id, severity }) =>
          severity === 'error' ? [id] : [],
        ),
      ),
  );
  const edited = useMemo(
    () =>
      applyAllFixes(
        document,
        each => reviewUpgrade(each, changes, known),
        ({ id }) => chosen.has(id),
      ).document.text,
    [document, changes, known, chosen],
  );
  if (findings.length === 0) {
    return (
      <>
        <p role="status">
          Nothing in this config has to change, and its presets and rules report
          the same as before.
        </p>
        <RequiredVersions {...changes} />
      </>
    );
  }
  const { text } = document;
  const lines = indexLines(text);
  const toggle = ({ id }: UpgradeFinding): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) {
      next.add(id);
    }
    setChosen(next);
  };
  return (
    <>
      <p role="status">
        {`${plural(findings.length, 'change')} for this config. Select the edits you want.`}
      </p>
      {groups
        .map(group => ({
          ...group,
          found: findings.filter(each => each.severity === group.severity),
        }))
        .filter(({ found }) => found.length > 0)
        .map(({ found, title }) => (
          <section key={title}>
            <h2>
              {title} ({found.length})
            </h2>
            <ul className={styles.steps}>
              {found.map(finding => (
                <li key={`${finding.id} ${String(finding.offset)}`}>
                  <UpgradeItem
                    finding={finding}
                    line={lines.positionAt(finding.offset).lineNumber}
                    isChosen={chosen.has(finding.id)}
                    onToggle={toggle}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      <h2>Your config with these edits</h2>
      {edited === text ? (
        <p>Select an edit to see what it does.</p>
      ) : (
        <>
          <ChangedLines lines={diffLines(text, edited, 2)} />
          <button
            type="button"
            className={styles.button}
            onClick={() => onChange(edited)}
          >
            Use it as your config
          </button>
          <details>
            <summary className={chevron.chevron}>
              The whole config, to copy
            </summary>
            <PrintedFile name="config.json">{edited}</PrintedFile>
          </details>
        </>
      )}
      <h2>Versions</h2>
      <RequiredVersions {...changes} />
    </>
  );
}

interface ItemProps {
  finding: UpgradeFinding;
  line: number;
  isChosen: boolean;
  onToggle: (finding: UpgradeFinding) => void;
}

function UpgradeItem({ finding, line, isChosen, onToggle }: ItemProps) {
  const { fix, message, rules } = finding;
  return (
    <>
      <span className={styles.line}>{`Line ${String(line)}`}</span>{' '}
      <InlineCode text={message} />
      {fix && (
        <label className={styles.edit}>
          <input
            type="checkbox"
            checked={isChosen}
            onChange={() => onToggle(finding)}
          />
          <span>{fix.label}</span>
        </label>
      )}
      {rules.length > 0 && (
        <details>
          <summary className={chevron.chevron}>Which rules</summary>
          <RuleChanges rules={rules} />
        </details>
      )}
    </>
  );
}

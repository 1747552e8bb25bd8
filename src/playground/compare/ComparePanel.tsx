import { type ReactNode, useId, useState } from 'react';
import type { ConfigComparison } from '../../linter/protocol';
import { selectInput } from '../analysis/analysisSelectors';
import controls from '../controls.module.css';
import { changeShared } from '../state/changeSession';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { ComparedReports, ComparedSettings } from './ComparedReports';
import styles from './ComparePanel.module.css';
import { nameOfCompared, presetConfigs, useComparison } from './useComparison';

/** What another config, or a preset, would report in the same code. */
export function ComparePanel(): ReactNode {
  const compared = useSelector(({ shared }) => shared.compared);
  const isBroken = useSelector(session => selectInput(session) === undefined);
  const { isAwaited, last, problems } = useComparison();
  const name = nameOfCompared(compared);
  return (
    <div className={styles.panel}>
      <ComparedChoice />
      {problems.length > 0 && (
        <ul className={styles.problems} aria-label="Problems of this config">
          {problems.map(({ message, offset }) => (
            <li key={`${String(offset)} ${message}`}>
              {`Line ${String(lineAt(compared, offset))}: ${message}`}
            </li>
          ))}
        </ul>
      )}
      <p className={controls.hint} role="status">
        {describe(compared, isBroken, isAwaited, last)}
      </p>
      {last && (
        <>
          {last.errors.map(({ message }) => (
            <p key={message} className={controls.mistake}>
              {message}
            </p>
          ))}
          <ComparedReports
            title={`Only with ${name ?? 'the other config'}`}
            reports={last.onlyThere}
          />
          <ComparedReports
            title="Only with your config"
            reports={last.onlyHere}
          />
          <ComparedReports
            title="With both"
            reports={last.both.map(({ message }) => message)}
            severities={last.both.map(({ severityThere }) => severityThere)}
          />
          <ComparedSettings name={name} settings={last.settings} />
        </>
      )}
    </div>
  );
}

/** What a screen reader hears when the comparison changes. */
function describe(
  compared: string,
  isBroken: boolean,
  isAwaited: boolean,
  comparison: ConfigComparison | undefined,
): string {
  if (compared.trim() === '') {
    return 'See what another config would report in this code, for instance what “strict” would add.';
  }
  if (isBroken) {
    return 'Your config has errors. Fix them to compare it.';
  }
  if (!comparison) {
    return isAwaited ? 'Comparing …' : '';
  }
  const { onlyHere, onlyThere } = comparison;
  const other = nameOfCompared(compared) ?? 'the other config';
  return `${String(onlyThere.length)} more, ${String(onlyHere.length)} fewer with ${other}.`;
}

/** None, a preset, or a config of the reader's own. */
function ComparedChoice(): ReactNode {
  const id = useId();
  const { store } = usePlayground();
  const compared = useSelector(({ shared }) => shared.compared);
  const isPreset = presetConfigs.some(({ text }) => text === compared);
  const [isOwn, setIsOwn] = useState(compared !== '' && !isPreset);
  const isOwnShown = isOwn || (compared !== '' && !isPreset);
  return (
    <>
      <p className={styles.choice}>
        <label htmlFor={id}>Compare your config with</label>{' '}
        <select
          id={id}
          className={controls.select}
          value={isOwnShown ? own : compared}
          onChange={({ target }) => {
            setIsOwn(target.value === own);
            // A preset's text is where to start from.
            if (target.value !== own) {
              changeShared(store, { compared: target.value });
            }
          }}
        >
          <option value="">…</option>
          {presetConfigs.map(({ label, text }) => (
            <option key={label} value={text}>
              {label}
            </option>
          ))}
          <option value={own}>another config</option>
        </select>
      </p>
      {isOwnShown && (
        <textarea
          className={`${controls.field ?? ''} ${controls.code ?? ''} ${styles.text ?? ''}`}
          aria-label="The other config, as JSON"
          spellCheck={false}
          autoCapitalize="off"
          value={compared}
          onChange={({ target }) => {
            changeShared(store, { compared: target.value });
          }}
        />
      )}
    </>
  );
}

/** The value of the choice for a config of one's own: no text of a config. */
const own = 'own';

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

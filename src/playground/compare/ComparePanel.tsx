import { type ReactNode, useCallback, useId, useMemo, useState } from 'react';
import { checkRules, explainErrors } from '../../config/check/checkRules';
import { readConfig } from '../../config/configDocument';
import type { TextProblem } from '../../config/json/parsedJson';
import type {
  ConfigComparison,
  LinterClient,
  WorkerInput,
} from '../../linter/protocol';
import type { LintMessage } from '../../linter/types';
import { presetConfig } from '../../rules/presets/presetConfig';
import { chosenPresets } from '../../rules/presets/presetNames';
import { spellPreset } from '../../rules/presetSpelling';
import { plural } from '../../text/plural';
import { AndMore } from '../../ui/AndMore';
import { InlineCode } from '../../ui/InlineCode';
import { TableHead } from '../../ui/TableHead';
import { selectInput } from '../analysis/analysisSelectors';
import { useWorkerAnswer } from '../analysis/useWorkerAnswer';
import { TextProblems } from '../configs/ConfigProblems';
import { PlaceButton, RuleLink } from '../controls';
import controls from '../controls.module.css';
import { changeShared } from '../state/changeSession';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { fileNameOf } from '../state/sharedState';
import styles from './ComparePanel.module.css';

/** What another config, or a preset, would report in the same code. */
export function ComparePanel(): ReactNode {
  const { store } = usePlayground();
  const compared = useSelector(({ shared }) => shared.compared);
  const isBroken = useSelector(session => selectInput(session) === undefined);
  const { isAwaited, last, problems } = useComparison();
  const name = nameOfCompared(compared);
  return (
    <div className={controls.panel}>
      <ComparedChoice />
      <TextProblems
        text={compared}
        problems={problems}
        onChange={text => {
          changeShared(store, { compared: text });
        }}
      />
      <p className={controls.hint} role="status">
        {describe(compared, isBroken, isAwaited, last)}
      </p>
      {last && (
        <>
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

/** The presets that a reader would choose among, smallest first, each with a config of nothing but it. */
export const presetConfigs = chosenPresets.map(name => ({
  label: spellPreset(name, 'flat'),
  text: presetConfig(name),
}));

/** The name of the preset that a config is; `undefined` for a config of the reader's own. */
export function nameOfCompared(text: string): string | undefined {
  return presetConfigs.find(preset => preset.text === text)?.label;
}

interface Comparison {
  /** With the other config as it is, and code as it is or was a moment ago. */
  last: ConfigComparison | undefined;
  isAwaited: boolean;
  /** What is wrong with the text of the other config, and what keeps its rules from being used. */
  problems: readonly TextProblem[];
}

/** Has the code checked with both configs, and again whenever one of them or the code changes. */
export function useComparison(): Comparison {
  const compared = useSelector(({ shared }) => shared.compared);
  const fileName = useSelector(({ shared }) => fileNameOf(shared));
  const rules = useSelector(session => session.rules);
  const removed = useSelector(session => session.removedRules);
  const { config, parts, problems } = useMemo(
    () => readConfig(compared, fileName),
    [compared, fileName],
  );
  const ask = useCallback(
    async (client: LinterClient, input: WorkerInput) => {
      const comparison = config && (await client.ask('compare', input, config));
      return comparison && { compared, comparison };
    },
    [compared, config],
  );
  const mistakes = useMemo(
    () => (rules ? checkRules(parts, { rules, removed }) : []),
    [parts, removed, rules],
  );
  const isGiven = compared.trim() !== '';
  const { isAwaited, last } = useWorkerAnswer(
    isGiven && config ? ask : undefined,
  );
  const comparison =
    // An answer about another config isn't shown under this one's name.
    isGiven && config && last?.compared === compared
      ? last.comparison
      : undefined;
  const errors = explainErrors(parts, comparison?.errors ?? [], mistakes);
  return {
    last: comparison,
    isAwaited,
    problems: isGiven ? [...problems, ...errors] : [],
  };
}

/** Code with more is better looked at with one config. */
const maxReports = 200;

interface Props {
  title: string;
  reports: readonly LintMessage[];
  /** With the other config, in the same order. */
  severities?: readonly LintMessage['severity'][];
}

/** Reports that one of the two configs has, or both; nothing where there are none. */
export function ComparedReports({
  title,
  reports,
  severities,
}: Props): ReactNode {
  return reports.length === 0 ? null : (
    <section className={styles.group}>
      <h2>
        {title} ({reports.length})
      </h2>
      <ul className={controls.rows}>
        {reports.slice(0, maxReports).map((message, index) => (
          <Report
            // Reports have nothing but their place to tell them apart.
            key={index}
            message={message}
            severityThere={severities?.[index] ?? message.severity}
          />
        ))}
      </ul>
      <AndMore count={reports.length - maxReports} className={controls.hint} />
    </section>
  );
}

const names = { 0: 'off', 1: 'a warning', 2: 'an error' };

function Report({
  message: { column, endColumn, endLine, line, message, ruleId, severity },
  severityThere,
}: {
  message: LintMessage;
  severityThere: LintMessage['severity'];
}): ReactNode {
  return (
    <li>
      <PlaceButton
        place={{
          line,
          column,
          ...(endLine !== undefined && { endLine }),
          ...(endColumn !== undefined && { endColumn }),
        }}
      />{' '}
      <InlineCode text={message} />{' '}
      {ruleId !== null && <RuleLink ruleId={ruleId} />}
      {severity !== severityThere && (
        <span className={controls.hint}>
          {' '}
          {`${names[severity]} with yours, ${names[severityThere]} with the other`}
        </span>
      )}
    </li>
  );
}

/** Rules that the two configs set differently, folded: there can be a hundred. */
export function ComparedSettings({
  name,
  settings,
}: {
  /** The name of the preset that the other config is, if it is one. */
  name: string | undefined;
  settings: ConfigComparison['settings'];
}): ReactNode {
  return settings.length === 0 ? null : (
    <details className={styles.settings}>
      <summary>
        {`${plural(settings.length, 'rule is', 'rules are')} set differently`}
      </summary>
      <div
        className={styles.frame}
        role="group"
        aria-label="Rules that differ"
        tabIndex={0}
      >
        <table>
          <TableHead
            columns={['Rule', 'Your config', name ?? 'The other config']}
          />
          <tbody>
            {settings.map(({ here, ruleId, there }) => (
              <tr key={ruleId}>
                <th scope="row">
                  <RuleLink ruleId={ruleId} />
                </th>
                <td>
                  <code>{here}</code>
                </td>
                <td>
                  <code>{there}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

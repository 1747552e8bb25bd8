import clsx from 'clsx';
import { useMemo, useState } from 'react';
import { checkRules, explainErrors } from '../../config/check/checkRules';
import { readConfig } from '../../config/configDocument';
import type { TextProblem } from '../../config/json/parseJson';
import type { ConfigComparison } from '../../linter/protocol';
import type { LintMessage } from '../../linter/types';
import { presetConfig } from '../../rules/presets/presetConfig';
import { chosenPresets } from '../../rules/presets/presetNames';
import { spellPreset } from '../../rules/presetSpelling';
import { plural } from '../../text/plural';
import { AndMore } from '../../ui/AndMore';
import chevron from '../../ui/Chevron.module.css';
import { DataTable } from '../../ui/DataTable';
import { selectInput } from '../analysis/analysisSelectors';
import { useWorkerAnswer } from '../analysis/useWorkerAnswer';
import { TextProblems } from '../configs/ConfigProblems';
import { codeField, RuleLink, Select } from '../controls';
import controls from '../controls.module.css';
import { lintProblem, type Problem } from '../problems/problem';
import list from '../problems/ProblemsPanel.module.css';
import { ReportItem } from '../problems/ReportItem';
import { changeShared } from '../state/changeSession';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { fileNameOf } from '../state/sharedState';
import styles from './ComparePanel.module.css';

/** What another config, or a preset, would report in the same code. */
export function ComparePanel() {
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
        onChange={text => changeShared(store, { compared: text })}
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
            reports={last.both.map(([here]) => here)}
            severities={last.both.map(([, { severity }]) => severity)}
          />
          <ComparedSettings name={name} settings={last.settings} />
        </>
      )}
    </div>
  );
}

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

function ComparedChoice() {
  const { store } = usePlayground();
  const compared = useSelector(({ shared }) => shared.compared);
  const isPreset = presetConfigs.some(({ text }) => text === compared);
  const [isOwn, setIsOwn] = useState(compared !== '' && !isPreset);
  const isOwnShown = isOwn || (compared !== '' && !isPreset);
  return (
    <>
      <Select
        className={styles.choice}
        label="Compare your config with"
        value={isOwnShown ? own : compared}
        values={['', ...presetConfigs.map(({ text }) => text), own]}
        textOf={text => choiceNames.get(text) ?? nameOfCompared(text) ?? ''}
        onChoose={text => {
          setIsOwn(text === own);
          // A preset's text is where to start from.
          if (text !== own) {
            changeShared(store, { compared: text });
          }
        }}
      />
      {isOwnShown && (
        <textarea
          {...codeField}
          className={clsx(codeField.className, styles.text)}
          aria-label="The other config, as JSON"
          value={compared}
          onChange={({ target }) =>
            changeShared(store, { compared: target.value })
          }
        />
      )}
    </>
  );
}

/** The value of the choice for a config of one's own: no text of a config. */
const own = 'own';

const choiceNames = new Map([
  ['', '…'],
  [own, 'another config'],
]);

/** The presets that a reader would choose among, smallest first, each with a config of nothing but it. */
export const presetConfigs = chosenPresets.map(name => ({
  label: spellPreset(name, 'flat'),
  text: presetConfig(name),
}));

/** The name of the preset that a config is; `undefined` for a config of the reader's own. */
function nameOfCompared(text: string): string | undefined {
  return presetConfigs.find(preset => preset.text === text)?.label;
}

function useComparison() {
  const compared = useSelector(({ shared }) => shared.compared);
  const fileName = useSelector(({ shared }) => fileNameOf(shared));
  const known = useSelector(session => session.knownRules);
  const { config, parts, problems } = readConfig(compared, fileName);
  const mistakes = known ? checkRules(parts, known) : [];
  const isGiven = compared.trim() !== '';
  const { isAwaited, last } = useWorkerAnswer(
    isGiven && config ? compared : undefined,
    async (client, input) => {
      const comparison = config && (await client.ask('compare', input, config));
      return comparison && { compared, comparison };
    },
  );
  const comparison =
    // An answer about another config isn't shown under this one's name.
    isGiven && config && last?.compared === compared
      ? last.comparison
      : undefined;
  const errors = explainErrors(parts, comparison?.errors ?? [], mistakes);
  /** What is wrong with the text of the other config, and what keeps its rules from being used. */
  const listed: readonly TextProblem[] = [...problems, ...errors];
  return {
    /** With the other config as it is, and code as it is or was a moment ago. */
    last: comparison,
    isAwaited,
    problems: isGiven ? listed : [],
  };
}

/** Code with more is better looked at with one config. */
const maxReports = 200;

const severities = { 0: 'off', 1: 'a warning', 2: 'an error' };

function ComparedReports({
  title,
  reports,
  severities: severitiesThere = [],
}: {
  title: string;
  reports: readonly LintMessage[];
  /** With the other config, in the same order. */
  severities?: readonly LintMessage['severity'][];
}) {
  const problems = useMemo(
    () => reports.slice(0, maxReports).map(toProblem),
    [reports],
  );
  return problems.length === 0 ? null : (
    <section className={styles.group}>
      <h2>
        {title} ({reports.length})
      </h2>
      <ul className={list.list}>
        {problems.map((problem, index) => (
          <ReportItem key={problem.key} problem={problem}>
            {describeChange(reports[index]?.severity, severitiesThere[index])}
          </ReportItem>
        ))}
      </ul>
      <AndMore count={reports.length - maxReports} className={controls.hint} />
    </section>
  );
}

function describeChange(
  here: LintMessage['severity'] = 0,
  there: LintMessage['severity'] = here,
): string {
  return here === there
    ? ''
    : `${severities[here]} with yours, ${severities[there]} with the other`;
}

/** Nothing can be done about it here: the place that it leads to has the rest. */
function toProblem(message: LintMessage, index: number): Problem {
  return { ...lintProblem(message), proposals: [], key: String(index) };
}

/** Rules that the two configs set differently, folded: there can be a hundred. */
function ComparedSettings({
  name,
  settings,
}: {
  name: string | undefined;
  settings: ConfigComparison['settings'];
}) {
  return settings.length === 0 ? null : (
    <details className={styles.settings}>
      <summary className={chevron.chevron}>
        {`${plural(settings.length, 'rule is', 'rules are')} set differently`}
      </summary>
      <DataTable
        columns={['Rule', 'Your config', name ?? 'The other config']}
        rows={settings.map(({ here, ruleId, there }) => [
          <RuleLink key="" ruleId={ruleId} />,
          <code key="here">{here}</code>,
          <code key="there">{there}</code>,
        ])}
      />
    </details>
  );
}

import { useMemo, useState } from 'react';
import { parseConfig } from '../../config/configDocument';
import { ruleSettings, setRule } from '../../config/editConfig';
import type { RuleSetting } from '../../config/ruleEntry';
import type { RuleFinding, WorkerInput } from '../../linter/protocol';
import { plural } from '../../text/plural';
import { InlineCode } from '../../ui/InlineCode';
import {
  type LinterRequest,
  selectInput,
  selectRequest,
} from '../analysis/analysisSelectors';
import { useWorkerAnswer } from '../analysis/useWorkerAnswer';
import { Button, PlaceButton, RuleLink } from '../controls';
import controls from '../controls.module.css';
import { changeShared } from '../state/changeSession';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { fileNameOf, type SharedState } from '../state/sharedState';
import styles from './FindRules.module.css';

/** What rules find on their own, with their default options, depends on these, and on the config's globals. */
const relevant = [
  'code',
  'files',
  'fileType',
  'stem',
  'sourceType',
  'tsconfig',
] as const;

/** Runs every rule on the code, and lists those that report something. */
export function FindRules() {
  const { store } = usePlayground();
  const request = useSelector(selectRequest);
  const config = useSelector(({ shared }) => shared.eslintrc);
  /** What the search is about: what is typed meanwhile is no part of it. */
  const [asked, setAsked] = useState<{
    request: LinterRequest;
    shared: SharedState;
  }>();
  const { last, isAwaited: isSearching } = useWorkerAnswer(
    asked && 'rules',
    async (client, input) => {
      const rules = await client.ask('findRules', input);
      return rules && asked && { rules, ...asked };
    },
    asked?.request,
  );
  const known = useSelector(session => session.knownRules);
  // No one is to begin with a rule that is on its way out.
  const found = last?.rules.filter(
    ({ ruleId }) =>
      !known?.rules.some(({ deprecated, id }) => deprecated && id === ruleId),
  );
  const fileName = useSelector(({ shared }) => fileNameOf(shared));
  const settings = useMemo(
    () => ruleSettings(parseConfig(config), fileName),
    [config, fileName],
  );
  const outdated = useSelector(
    session =>
      last !== undefined &&
      (session.client !== last.request.client ||
        relevant.some(name => session.shared[name] !== last.shared[name]) ||
        hasOtherGlobals(selectInput(session), last.request.input)),
  );
  return (
    <div className={controls.panel}>
      <p className={controls.hint}>
        Runs every rule of ESLint and typescript-eslint on the code, each on its
        own and with its default options. Deprecated rules are left out.
      </p>
      <p className={styles.search}>
        <Button
          disabled={request === undefined || isSearching}
          onClick={() => {
            // As an object of its own, the same request is asked again.
            setAsked(
              request && {
                request: { ...request },
                shared: store.get().shared,
              },
            );
          }}
        >
          {isSearching ? 'Running all rules …' : 'Which rules flag this?'}
        </Button>
      </p>
      <p className={controls.hint} role="status">
        {found !== undefined &&
          !isSearching &&
          `${plural(found.length, 'rule reports', 'rules report')} something${outdated ? ' in the code, or with the settings, from before your last change' : ''}.`}
      </p>
      <ul className={controls.rows}>
        {found?.map(({ ruleId, messages }) => (
          <Finding
            key={ruleId}
            ruleId={ruleId}
            messages={messages}
            setting={settings.get(ruleId)}
          />
        ))}
      </ul>
    </div>
  );
}

function hasOtherGlobals(now: WorkerInput | undefined, before: WorkerInput) {
  const globalsIn = ({ config }: WorkerInput) =>
    JSON.stringify([config.globals, config.languageOptions]);
  return now !== undefined && globalsIn(now) !== globalsIn(before);
}

function Finding({
  ruleId,
  messages,
  setting,
}: RuleFinding & {
  setting: RuleSetting | undefined;
}) {
  const { store } = usePlayground();
  const [first] = messages;
  const isSet = setting?.severity === 'error';
  const add = () => {
    const { shared } = store.get();
    const document = parseConfig(shared.eslintrc);
    const added = {
      severity: 'error',
      options: setting?.options ?? [],
    } as const;
    const eslintrc = setRule(document, fileNameOf(shared), ruleId, added);
    changeShared(store, { eslintrc });
  };
  return (
    <li className={styles.finding}>
      <div>
        <RuleLink ruleId={ruleId} />{' '}
        <span className={controls.hint}>
          {plural(messages.length, 'report')}
        </span>
        {first !== undefined && (
          <p className={styles.message}>
            <PlaceButton place={{ line: first.line, column: first.column }} />{' '}
            <InlineCode text={first.message} />
          </p>
        )}
      </div>
      <Button
        disabled={isSet}
        aria-label={
          isSet ? `${ruleId} is in the config` : `Add ${ruleId} to the config`
        }
        onClick={add}
      >
        {isSet ? 'In the config' : 'Add'}
      </Button>
    </li>
  );
}

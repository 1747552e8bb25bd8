import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { carried, writeToolLink } from '../../tools/useToolState';
import { showOutcome } from '../../ui/copyCode';
import { OneOf } from '../../ui/OneOf';
import { Tabs } from '../../ui/Tabs';
import { Toggle } from '../../ui/Toggle';
import hidden from '../../ui/visuallyHidden.module.css';
import {
  selectConfig,
  selectTextProblems,
} from '../analysis/analysisSelectors';
import { useWorkerAnswer } from '../analysis/useWorkerAnswer';
import { wrapButtonAttribute } from '../beforeReact';
import { ConfigProblems, ConvertOffer } from '../configs/ConfigProblems';
import { FormView } from '../configs/form/FormView';
import { Button } from '../controls';
import controls from '../controls.module.css';
import { FileTabs } from '../files/FileTabs';
import { copyFlatConfig } from '../share/share';
import { showText } from '../sides/navigation';
import { SideButton } from '../sides/Split';
import { useIsWide, useWordWrap } from '../sides/useMedia';
import { prefer, selectFormEdit, undoInForm } from '../state/changeSession';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import {
  type ConfigName,
  textLabels,
  type TextName,
} from '../state/sharedState';
import styles from './EditorPane.module.css';
import { SourceEditor } from './SourceEditor';

const tabs = (Object.keys(textLabels) as TextName[]).map(name => ({
  name,
  label: <Label name={name} />,
}));

const configTabs = tabs.filter(
  (tab): tab is typeof tab & { name: ConfigName } => tab.name !== 'code',
);

/** The three texts. Until the window is known to be wide or not, there is what is for both, and styles show one. */
export function EditorPane() {
  useWaitingRange();
  const isWide = useIsWide();
  return (
    <>
      {isWide !== true && (
        <div className={styles.narrow}>
          <OneText />
        </div>
      )}
      {isWide !== false && (
        <div className={styles.wide}>
          <CodeAndConfig />
        </div>
      )}
    </>
  );
}

function OneText() {
  const { store } = usePlayground();
  const selected = useSelector(({ shownText }) => shownText);
  return (
    <Tabs
      label="Texts"
      selected={selected}
      onSelect={name => showText(store, name)}
      tabs={tabs}
      end={<SideButton to="results" />}
    >
      {selected === 'code' ? (
        <CodeView />
      ) : (
        <>
          <TextView name={selected} />
          <ConfigActions name={selected}>
            <TextSettings />
          </ConfigActions>
        </>
      )}
    </Tabs>
  );
}

function CodeAndConfig() {
  const { store } = usePlayground();
  const selected = useSelector(({ lastConfig }) => lastConfig);
  return (
    <>
      <div className={styles.code}>
        <CodeView />
      </div>
      <div className={styles.config}>
        <Tabs
          label="Configs"
          selected={selected}
          onSelect={name => showText(store, name)}
          tabs={configTabs}
        >
          <TextView name={selected} />
        </Tabs>
      </div>
      <ConfigActions name={selected} />
    </>
  );
}

function CodeView() {
  return (
    <FileTabs end={<TextSettings />}>
      <TextView name="code" />
    </FileTabs>
  );
}

/** A text in the view that is chosen, and, of a config, what is wrong with it. With another name, the editor stays. */
function TextView({ name }: { name: TextName }) {
  const asForm = useSelector(session => session.configsAsForm);
  return (
    <>
      {asForm && name !== 'code' ? (
        <FormView name={name} />
      ) : (
        <SourceEditor name={name} />
      )}
      {name === 'code' && <TypeQueries />}
      {name !== 'code' && <ConfigProblems name={name} />}
      {name === 'eslintrc' && <ConvertOffer />}
    </>
  );
}

/** Shows the range that waits for the editor to have changed to the code, and to have come into sight. */
function useWaitingRange(): void {
  const { store } = usePlayground();
  const editor = useSelector(({ editors }) => editors.code);
  const toReveal = useSelector(session => session.toReveal);
  useEffect(() => {
    // By now, it may have given way to the one of another file.
    const isPresent = editor === store.get().editors.code;
    if (isPresent && editor !== undefined && toReveal !== undefined) {
      store.set({ toReveal: undefined });
      editor.select(toReveal);
      editor.focus();
    }
  }, [editor, toReveal, store]);
}

function Label({ name }: { name: TextName }) {
  const mistakes = useSelector(
    session =>
      selectTextProblems(session, name).filter(
        ({ severity }) => severity === 'error',
      ).length,
  );
  return (
    <>
      {textLabels[name]}
      {mistakes > 0 && (
        <span className={styles.mistakes}>
          {mistakes}
          <span className={hidden.visuallyHidden}>
            {` ${mistakes === 1 ? 'error' : 'errors'}`}
          </span>
        </span>
      )}
    </>
  );
}

/**
 * Has the types that `// ^?` comments ask for looked up. The editor shows them where they stand; this is
 * what screen readers find of them.
 */
export function TypeQueries() {
  const { store } = usePlayground();
  // Most code has none, and is not asked about.
  const isAsked = useSelector(({ shared }) => shared.code.includes('^?'));
  const { last } = useWorkerAnswer(
    isAsked ? 'types' : undefined,
    (client, input) => client.ask('typeQueries', input),
  );
  const answers = isAsked ? last : undefined;
  useEffect(() => store.set({ typeQueries: answers ?? [] }), [answers, store]);
  return (
    answers &&
    answers.length > 0 && (
      <ul
        className={hidden.visuallyHidden}
        aria-label="Types asked for in the code"
      >
        {answers.map(({ end, line, text }) => (
          <li key={end}>
            Line {line}: <code>{text}</code>
          </li>
        ))}
      </ul>
    )
  );
}

function TextSettings() {
  const { store } = usePlayground();
  const wordWrap = useWordWrap();
  return (
    <Toggle
      isOn={wordWrap}
      {...{ [wrapButtonAttribute]: '' }}
      onClick={() => prefer(store, { wordWrap: !wordWrap })}
    >
      Wrap lines
    </Toggle>
  );
}

const views = [
  { value: 'form', label: 'Form' },
  { value: 'json', label: 'JSON' },
] as const;

interface Props {
  name: ConfigName;
  /** How its text is edited, where nothing else says it. */
  children?: ReactNode;
}

function ConfigActions({ name, children }: Props) {
  const { store } = usePlayground();
  const asForm = useSelector(session => session.configsAsForm);
  return (
    <div className={styles.settings}>
      <OneOf
        label="View"
        choices={views}
        chosen={asForm ? 'form' : 'json'}
        onChoose={view => store.set({ configsAsForm: view === 'form' })}
      />
      {asForm ? <UndoInForm name={name} /> : children}
      {name === 'eslintrc' && (
        <>
          <CheckConfigLink />
          <CopyFlatConfig />
        </>
      )}
    </div>
  );
}

function UndoInForm({ name }: { name: ConfigName }) {
  const { store } = usePlayground();
  const isPossible = useSelector(
    session => selectFormEdit(session, name) !== undefined,
  );
  return (
    <Button disabled={!isPossible} onClick={() => undoInForm(store, name)}>
      Undo in the form
    </Button>
  );
}

function CheckConfigLink() {
  const { store } = usePlayground();
  const [hash, setHash] = useState('');
  const config = (): string => store.get().shared.eslintrc;
  // For a new tab. It takes a while to pack, so not at each key.
  const pack = () =>
    setHash(writeToolLink({ config: config(), fields: {} }) ?? '');
  return (
    <Link
      className={controls.button}
      to={`/config${hash}`}
      onPointerEnter={pack}
      onFocus={pack}
      onClick={() => {
        carried.config = config();
      }}
    >
      Check this config
    </Link>
  );
}

function CopyFlatConfig() {
  const { store } = usePlayground();
  const isBroken = useSelector(session => selectConfig(session) === undefined);
  return (
    <Button
      className={clsx(controls.button, styles.copy)}
      disabled={isBroken}
      onClick={({ currentTarget }) =>
        showOutcome(currentTarget, copyFlatConfig(store))
      }
    >
      <span aria-live="polite">Copy as eslint.config.mjs</span>
    </Button>
  );
}

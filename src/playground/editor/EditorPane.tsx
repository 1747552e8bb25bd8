import type { ReactNode } from 'react';
import { Tabs } from '../../ui/Tabs';
import { selectTextProblems } from '../analysis/analysis';
import { ConfigProblems } from '../config/ConfigProblems';
import { ConvertOffer } from '../config/convert/ConvertOffer';
import { ConfigForm } from '../config/form/ConfigForm';
import { TsconfigForm } from '../config/form/TsconfigForm';
import { showText } from '../sides/navigation';
import { useWaitingRange } from '../sides/useWaitingRange';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { textLabels, type TextName } from '../state/playgroundState';
import styles from './EditorPane.module.css';
import { EditorSettings } from './EditorSettings';
import { SourceEditor } from './SourceEditor';

const tabs = (Object.keys(textLabels) as TextName[]).map(name => ({
  name,
  label: <Label name={name} />,
}));

/** The three texts, one at a time. */
export function EditorPane(): ReactNode {
  const { store } = usePlayground();
  const selected = useSelector(({ text }) => text);
  const asForm = useSelector(session => session.asForm);
  useWaitingRange();
  return (
    <Tabs
      label="Texts"
      selected={selected}
      onSelect={name => {
        showText(store, name);
      }}
      tabs={tabs}
    >
      {selected !== 'code' && asForm ? (
        <div className={styles.form}>
          {selected === 'eslintrc' ? <ConfigForm /> : <TsconfigForm />}
        </div>
      ) : (
        <SourceEditor name={selected} />
      )}
      {selected !== 'code' && <ConfigProblems name={selected} />}
      {selected === 'eslintrc' && <ConvertOffer />}
      <EditorSettings />
    </Tabs>
  );
}

/** A text's name, and how many mistakes are in it. */
function Label({ name }: { name: TextName }): ReactNode {
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
          <span className={styles.hidden}>
            {mistakes === 1 ? ' error' : ' errors'}
          </span>
        </span>
      )}
    </>
  );
}

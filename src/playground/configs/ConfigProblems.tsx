import { type ReactNode, useMemo } from 'react';
import { foreignFormat } from '../../config/convert/foreignFormat';
import { indexLines } from '../../text/positions';
import { selectTextProblems } from '../analysis/analysisSelectors';
import { Button } from '../Button';
import controls from '../controls.module.css';
import styles from '../editor/EditorPane.module.css';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import type { TextName } from '../state/sharedState';
import { convertForeign } from './convert/convertForeign';
import { listOnce } from './longLists';

/** What is wrong with a config, also for those who do not see its squiggles. */
export function ConfigProblems({ name }: { name: TextName }): ReactNode {
  const text = useSelector(({ shared }) => shared[name]);
  const problems = useSelector(session => selectTextProblems(session, name));
  const lines = useMemo(() => indexLines(text), [text]);
  const messages = useMemo(
    () => listOnce(problems.map(({ message }) => message)),
    [problems],
  );
  if (problems.length === 0) {
    return null;
  }
  return (
    <ul className={styles.problems} aria-label="Problems of this config">
      {problems.map(({ severity, offset }, index) => {
        const { lineNumber, column } = lines.positionAt(offset);
        return (
          <li key={index} data-severity={severity}>
            {`Line ${String(lineNumber)}, column ${String(column)}: ${messages[index] ?? ''}`}
          </li>
        );
      })}
    </ul>
  );
}

/** Offers to make the playground's config of one in another format. */
export function ConvertOffer(): ReactNode {
  const { store } = usePlayground();
  const isForeign = useSelector(
    ({ shared }) => foreignFormat(shared.eslintrc) !== undefined,
  );
  return (
    isForeign && (
      <p className={controls.notice}>
        <Button
          onClick={() => {
            convertForeign(store);
          }}
        >
          Turn this config into JSON
        </Button>
      </p>
    )
  );
}

import { type ReactNode, useCallback } from 'react';
import type {
  LinterClient,
  NamingDecision,
  NamingVerdict,
  WorkerInput,
} from '../../linter/protocol';
import { useWorkerAnswer } from '../analysis/useWorkerAnswer';
import { useSelector } from '../state/PlaygroundContext';
import styles from './StructurePanel.module.css';

const explanations: Record<NamingVerdict, string> = {
  conditions: 'It doesn’t apply: several of its conditions aren’t met.',
  decides: 'This entry decides.',
  filter: 'It doesn’t apply: the name doesn’t match its filter.',
  modifiers: 'It doesn’t apply: the name lacks one of its modifiers.',
  outranked: 'It would apply, but a more specific entry goes first.',
  selector: 'It’s for other kinds of names.',
  types: 'It doesn’t apply: the type isn’t one of its types.',
};

/**
 * Which entry of `naming-convention` decides about the name at an offset, and why the others don't. Nothing
 * where the config doesn't name the rule, or there is no name.
 */
export function NamingEntry({ offset }: { offset: number }): ReactNode {
  // Only there can entries be told apart: no preset has the rule with options.
  const isConfigured = useSelector(({ shared }) =>
    shared.eslintrc.includes('naming-convention'),
  );
  const ask = useCallback(
    (client: LinterClient, input: WorkerInput) =>
      client.ask('namingEntry', input, offset),
    [offset],
  );
  const { last, isAwaited } = useWorkerAnswer(isConfigured ? ask : undefined);
  return isConfigured && last && !isAwaited ? <Decision {...last} /> : null;
}

function Decision({ subject, entries }: NamingDecision): ReactNode {
  const isDecided = entries.some(({ verdict }) => verdict === 'decides');
  return (
    <div>
      <dt>
        Naming convention: {subject.replaceAll('`', '')}
        {!isDecided && ' is checked by no entry'}
      </dt>
      <dd>
        <ol className={styles.entries}>
          {entries.map(({ entry, verdict }, index) => (
            // Entries have nothing but their place to tell them apart.
            <li key={index} className={styles[verdict]}>
              <code>{JSON.stringify(entry)}</code>
              <p>{explanations[verdict]}</p>
            </li>
          ))}
        </ol>
      </dd>
    </div>
  );
}

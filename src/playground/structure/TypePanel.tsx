import { type ReactNode, useCallback, useEffect } from 'react';
import type { LinterClient, WorkerInput } from '../../linter/protocol';
import { useWorkerAnswer } from '../analysis/useWorkerAnswer';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { NamingEntry } from './NamingEntry';
import styles from './StructurePanel.module.css';
import { TypeTree } from './TypeTree';

const names = {
  node: 'Node',
  type: 'Type',
  typeFlags: 'Type flags',
  contextualType: 'Contextual type',
  constraint: 'Constraint',
  signature: 'Signature',
  symbol: 'Symbol',
  symbolFlags: 'Symbol flags',
  declarations: 'Declarations',
};

/** What TypeScript knows of the node at the cursor. */
export function TypePanel(): ReactNode {
  const { store } = usePlayground();
  const cursor = useSelector(session => session.cursor);
  const { last: information } = useWorkerAnswer(
    useCallback(
      (client: LinterClient, input: WorkerInput) =>
        client.ask('typeAt', input, cursor),
      [cursor],
    ),
  );
  useEffect(() => {
    store.set({ highlights: information ? [information.range] : [] });
    return () => {
      store.set({ highlights: [] });
    };
  }, [information, store]);

  if (!information) {
    return (
      <p className={styles.empty}>
        Put the cursor on a piece of code: its type is shown here.
      </p>
    );
  }
  const { symbol } = information;
  return (
    <div className={styles.types}>
      {/* It scrolls, and has nothing else to focus. */}
      <div
        className={styles.facts}
        role="group"
        aria-label="The type at the cursor"
        tabIndex={0}
      >
        <dl>
          <Fact name={names.node} text={information.node} />
          {information.type === undefined && (
            <Fact
              name={names.type}
              text="This has no type. Expressions, declarations, and types do."
            />
          )}
          <Fact name={names.type} text={information.type} />
          <Fact
            name={names.typeFlags}
            text={information.typeFlags?.join(', ')}
          />
          <Fact name={names.contextualType} text={information.contextualType} />
          <Fact name={names.constraint} text={information.constraint} />
          <Fact name={names.signature} text={information.signature} />
          <Fact name={names.symbol} text={symbol?.name} />
          <Fact name={names.symbolFlags} text={symbol?.flags.join(', ')} />
          <NamingEntry offset={cursor} />
          <Fact
            name={names.declarations}
            text={symbol?.declarations.join('\n')}
          />
        </dl>
      </div>
      {information.type !== undefined && (
        // What is unfolded of one type is none of another's.
        <TypeTree key={information.range[0]} offset={cursor} />
      )}
    </div>
  );
}

function Fact({
  name,
  text,
}: {
  name: string;
  text: string | undefined;
}): ReactNode {
  return text === undefined || text === '' ? null : (
    <div>
      <dt>{name}</dt>
      <dd>
        <code>{text}</code>
      </dd>
    </div>
  );
}

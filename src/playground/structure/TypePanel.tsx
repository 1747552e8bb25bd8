import { type ReactNode, useCallback, useEffect } from 'react';
import type { LinterClient, WorkerInput } from '../../linter/protocol';
import { useWorkerAnswer } from '../analysis/useWorkerAnswer';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { NamingEntry } from './NamingEntry';
import styles from './StructurePanel.module.css';
import { TypeTree } from './TypeTree';

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
          <Fact name="Node" text={information.node} />
          {information.type === undefined && (
            <Fact
              name="Type"
              text="This has no type. Expressions, declarations, and types do."
            />
          )}
          <Fact name="Type" text={information.type} />
          <Fact name="Type flags" text={information.typeFlags?.join(', ')} />
          <Fact name="Contextual type" text={information.contextualType} />
          <Fact name="Constraint" text={information.constraint} />
          <Fact name="Signature" text={information.signature} />
          <Fact name="Symbol" text={symbol?.name} />
          <Fact name="Symbol flags" text={symbol?.flags.join(', ')} />
          <NamingEntry offset={cursor} />
          <Fact name="Declarations" text={symbol?.declarations.join('\n')} />
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

import { useEffect, useState } from 'react';
import type { NamingDecision } from '../../linter/protocol';
import { NamingEntries } from '../../namingEntries/NamingEntries';
import { useWorkerAnswer } from '../analysis/useWorkerAnswer';
import controls from '../controls.module.css';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import styles from './StructurePanel.module.css';
import { TreeView } from './TreeView';
import { keyOf, useTree } from './useTree';

/** What TypeScript knows of the node at the cursor. */
export function TypePanel() {
  const { store } = usePlayground();
  const cursor = useSelector(session => session.cursor);
  const { last: information } = useWorkerAnswer(
    String(cursor),
    (client, input) => client.ask('typeAt', input, cursor),
  );
  useEffect(() => {
    store.set({ highlights: information ? [information.range] : [] });
    return () => store.set({ highlights: [] });
  }, [information, store]);

  if (!information) {
    return (
      <p className={controls.empty}>
        Put the cursor on a piece of code: its type is shown here.
      </p>
    );
  }
  const { symbol } = information;
  return (
    <div className={controls.column}>
      {/* It scrolls, and has nothing else to focus. */}
      <div
        className={styles.facts}
        role="group"
        aria-label="The type at the cursor"
        tabIndex={0}
      >
        <dl>
          <Fact name="Node" text={information.node} />
          <Fact
            name="Type"
            text={
              information.type ??
              'This has no type. Expressions, declarations, and types do.'
            }
          />
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

function Fact({ name, text }: { name: string; text: string | undefined }) {
  return text === undefined || text === '' ? null : (
    <div>
      <dt>{name}</dt>
      <dd>
        <code>{text}</code>
      </dd>
    </div>
  );
}

const unfoldedAtFirst = [keyOf(['members']), keyOf(['union of'])];

/** What the type at an offset of the code consists of, to unfold: members, signatures, base types, declarations. */
export function TypeTree({ offset }: { offset: number }) {
  const { rows, toggle } = useTree(`type:${String(offset)}`, unfoldedAtFirst);
  const [active, setActive] = useState<string>();
  return rows.length === 0 ? null : (
    <div className={styles.type}>
      <TreeView
        label="What the type consists of"
        rows={rows}
        active={active}
        onActivate={({ key }) => setActive(key)}
        onToggle={toggle}
      />
    </div>
  );
}

/** Which entry of `naming-convention` decides about the name at an offset, and why the others don't. */
export function NamingEntry({ offset }: { offset: number }) {
  // Only there can entries be told apart: no preset has the rule with options.
  const isConfigured = useSelector(({ shared }) =>
    shared.eslintrc.includes('naming-convention'),
  );
  const { last, isAwaited } = useWorkerAnswer(
    isConfigured ? String(offset) : undefined,
    (client, input) => client.ask('namingEntry', input, offset),
  );
  return isConfigured && last && !isAwaited ? <Decision {...last} /> : null;
}

function Decision({ subject, entries }: NamingDecision) {
  const isDecided = entries.some(({ verdict }) => verdict === 'decides');
  const name = subject.replaceAll('`', '');
  return (
    <div>
      <dt>
        {isDecided
          ? `Naming convention: ${name}`
          : `Naming convention: ${name} is checked by no entry`}
      </dt>
      <dd>
        <NamingEntries entries={entries} />
      </dd>
    </div>
  );
}

import { type ReactNode, useEffect, useState } from 'react';
import type {
  LinterClient,
  TypeInformation,
  WorkerInput,
} from '../../linter/protocol';
import type { TextRange } from '../editor/editorTypes';
import styles from './StructurePanel.module.css';

interface Props {
  client: LinterClient | undefined;
  input: WorkerInput | undefined;
  cursor: number;
  onHighlight: (ranges: readonly TextRange[]) => void;
}

/** Shows the type information about the node at the cursor. */
export function TypePanel({
  client,
  input,
  cursor,
  onHighlight,
}: Props): ReactNode {
  const information = useTypeAt(client, input, cursor);
  useEffect(() => {
    onHighlight(information ? [information.range] : []);
    return () => {
      onHighlight([]);
    };
  }, [information, onHighlight]);

  if (!information) {
    return (
      <p className={styles.empty}>
        Put the cursor on a piece of code: its type is shown here.
      </p>
    );
  }
  const { symbol } = information;
  return (
    <dl className={styles.facts}>
      <Fact name="Node" text={information.node} />
      <Fact name="Type" text={information.type} />
      <Fact name="Type flags" text={information.typeFlags.join(', ')} />
      <Fact name="Contextual type" text={information.contextualType} />
      <Fact name="Constraint" text={information.constraint} />
      <Fact name="Signature" text={information.signature} />
      <Fact name="Symbol" text={symbol?.name} />
      <Fact name="Symbol flags" text={symbol?.flags.join(', ')} />
      <Fact name="Declarations" text={symbol?.declarations.join('\n')} />
    </dl>
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

function useTypeAt(
  client: LinterClient | undefined,
  input: WorkerInput | undefined,
  cursor: number,
): TypeInformation | null | undefined {
  const [information, setInformation] = useState<TypeInformation | null>();
  useEffect(() => {
    if (client === undefined || input === undefined) {
      return undefined;
    }
    let outdated = false;
    client.ask('typeAt', input, cursor).then(
      answer => {
        if (answer !== undefined && !outdated) {
          setInformation(answer);
        }
      },
      () => undefined,
    );
    return () => {
      outdated = true;
    };
  }, [client, input, cursor]);
  return information;
}

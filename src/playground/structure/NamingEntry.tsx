import { type ReactNode, useCallback } from 'react';
import type {
  LinterClient,
  NamingDecision,
  WorkerInput,
} from '../../linter/protocol';
import { NamingEntries } from '../../namingEntries/NamingEntries';
import { useWorkerAnswer } from '../analysis/useWorkerAnswer';
import { useSelector } from '../state/PlaygroundContext';

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

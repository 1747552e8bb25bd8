import { type ReactNode, useState } from 'react';
import type { LinterClient, WorkerInput } from '../../linter/protocol';
import { isFresh, selectInput } from '../analysis/analysisSelectors';
import { startedClient } from '../analysis/startedClient';
import controls from '../controls.module.css';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { fileNameOf, noFiles } from '../state/sharedState';
import { fixAll } from './applyFixes';
import { ApplyProposal } from './ApplyProposal';
import { FixPreview } from './FixPreview';
import styles from './ProblemsPanel.module.css';

/** What came of fixing an input. It is of no use for another one, or with another TypeScript. */
interface Fixing {
  fixed: WorkerInput;
  client: LinterClient;
  output?: string;
  /** Rules that could not be used, and fixed nothing. */
  unusable?: string[];
  /** The message of the error that was thrown. */
  failure?: string;
}

/** Applies all fixes together, or shows what they would do. */
export function FixAll(): ReactNode {
  const { store } = usePlayground();
  const client = useSelector(session => session.client);
  const input = useSelector(selectInput);
  const isChecked = useSelector(isFresh);
  // Fixes are for the shown file.
  const label = useSelector(({ shared }) =>
    shared.files === noFiles ? 'Fix all' : `Fix all in ${fileNameOf(shared)}`,
  );
  const [fixing, setFixing] = useState<Fixing>();
  const current =
    fixing?.fixed === input && fixing?.client === client ? fixing : undefined;
  const output = current?.output;
  const prepare = () => {
    if (input !== undefined) {
      void startedClient(store).then(started =>
        started.ask('fix', input).then(
          answer => {
            setFixing({
              fixed: input,
              client: started,
              output: answer?.output,
              unusable: answer?.errors.flatMap(({ ruleId }) => ruleId ?? []),
            });
          },
          (error: unknown) => {
            setFixing({
              fixed: input,
              client: started,
              failure: String(error),
            });
          },
        ),
      );
    }
  };
  return (
    <div className={styles.fixAll}>
      <ApplyProposal
        label={label}
        disabled={!isChecked}
        onApply={() => {
          if (input !== undefined) {
            void fixAll(store).then(failure => {
              const { client: asked } = store.get();
              setFixing(
                failure === undefined || asked === undefined
                  ? undefined
                  : { fixed: input, client: asked, failure },
              );
            });
          }
        }}
      >
        {label}
      </ApplyProposal>
      <button
        type="button"
        className={controls.button}
        aria-label="Preview all fixes"
        aria-expanded={output !== undefined}
        disabled={!isChecked}
        onClick={() => {
          if (output === undefined) {
            prepare();
          } else {
            setFixing(undefined);
          }
        }}
      >
        Preview
      </button>
      {current?.failure !== undefined && (
        <p role="alert">{`This could not be fixed. ${current.failure}`}</p>
      )}
      {current?.unusable !== undefined && current.unusable.length > 0 && (
        <p role="status">
          {`Without the fixes of ${current.unusable.join(', ')}, which could not be used.`}
        </p>
      )}
      {input !== undefined && output !== undefined && (
        <FixPreview before={input.code} after={output} />
      )}
    </div>
  );
}

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { OptionsPanelProps, Tried } from '../tryOptions/OptionsPanel';
import type { ExampleSession, ExampleState } from './exampleSession';
import styles from './LiveExample.module.css';

interface Props {
  session: ExampleSession;
  state: ExampleState;
  tried: Tried | undefined;
}

/** The controls for the options of an example's rule, which are loaded when they are first shown. */
export function OptionsPart({ session, state, tried }: Props): ReactNode {
  const [Panel, setPanel] = useState<ComponentType<OptionsPanelProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    import('../tryOptions/OptionsPanel').then(
      ({ OptionsPanel }) => {
        setPanel(() => OptionsPanel);
      },
      () => {
        setHasFailed(true);
      },
    );
  }, []);
  const { options, ruleId = '' } = session.example;
  if (Panel) {
    return (
      <Panel
        ruleId={ruleId}
        options={state.options}
        pageOptions={options}
        tried={tried}
        onSet={next => {
          session.setOptions(next);
        }}
      />
    );
  }
  return (
    <p className={styles.wait} role="status">
      {hasFailed
        ? 'The options could not be loaded. Close them, check the connection, and open them again.'
        : 'Loading the options…'}
    </p>
  );
}

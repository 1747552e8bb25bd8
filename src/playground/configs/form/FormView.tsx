import type { KeyboardEvent } from 'react';
import { parseJson } from '../../../config/json/parseJson';
import { Notice } from '../../controls';
import controls from '../../controls.module.css';
import { undoInForm } from '../../state/changeSession';
import { usePlayground, useSelector } from '../../state/PlaygroundContext';
import { type ConfigName, textLabels } from '../../state/sharedState';
import { ConfigForm } from './ConfigForm';
import { TsconfigForm } from './TsconfigForm';

/** A config's form, as long as it is known what the text says. */
export function FormView({ name }: { name: ConfigName }) {
  const { store } = usePlayground();
  const text = useSelector(({ shared }) => shared[name]);
  const isReadable = parseJson(text).problems.length === 0;
  const onKeyDown = (event: KeyboardEvent) => {
    // A field that is typed in undoes what is typed.
    const isTyped = event.target instanceof HTMLInputElement;
    if ((event.ctrlKey || event.metaKey) && event.key === 'z' && !isTyped) {
      event.preventDefault();
      undoInForm(store, name);
    }
  };
  return (
    <div
      className={controls.scroll}
      role="group"
      aria-label={`${textLabels[name]} as a form`}
      onKeyDown={onKeyDown}
    >
      {isReadable ? (
        name === 'eslintrc' ? (
          <ConfigForm />
        ) : (
          <TsconfigForm />
        )
      ) : (
        <Notice
          offer="Show the JSON"
          onTake={() => store.set({ configsAsForm: false })}
        >
          The JSON has errors. Fix them in the text to get the form back.
        </Notice>
      )}
    </div>
  );
}

import Translate from '@docusaurus/Translate';
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
} from 'react';
import controls from '../controls.module.css';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import type { EditorProps, TextRange } from './editorTypes';
import { isForTouch } from './light/isForTouch';
import { PlainEditor } from './PlainEditor';

type FullEditor = ComponentType<
  EditorProps & { takeOver: TextRange | undefined }
>;

interface Loaded {
  Component: FullEditor;
  takeOver: TextRange | undefined;
}

async function importEditor(): Promise<FullEditor> {
  return isForTouch()
    ? (await import('./light/TouchEditor')).TouchEditor
    : (await import('./MonacoEditor')).MonacoEditor;
}

/** An editor for one of the texts: a plain one at once, a full one when the reader works here and it is loaded. */
export function SourceEditor({ name }: EditorProps): ReactNode {
  const { store } = usePlayground();
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const isUsed = useSelector(session => session.isUsed);

  const load = useCallback(() => {
    importEditor().then(
      Component => {
        const plain = store.get().editors[name];
        setLoaded({
          Component,
          takeOver: plain?.hasFocus() ? plain.selection() : undefined,
        });
      },
      () => {
        setFailed(true);
      },
    );
  }, [store, name]);
  useEffect(() => {
    if (isUsed) {
      load();
    }
  }, [isUsed, load]);

  if (loaded !== undefined) {
    return <loaded.Component name={name} takeOver={loaded.takeOver} />;
  }
  return (
    <>
      {failed && (
        <p className={controls.notice} role="alert">
          <Translate id="playground.editor.failed">
            The code editor could not be loaded. You can keep working in this
            plain one.
          </Translate>
          <button
            type="button"
            className={controls.button}
            onClick={() => {
              setFailed(false);
              load();
            }}
          >
            <Translate id="playground.editor.loadAgain">
              Load it again
            </Translate>
          </button>
        </p>
      )}
      <PlainEditor key={name} name={name} />
    </>
  );
}

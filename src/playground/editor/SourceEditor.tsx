import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import controls from '../controls.module.css';
import type { EditorHandle, EditorProps, TextRange } from './editorTypes';
import { PlainEditor } from './PlainEditor';

interface Loaded {
  Component: ComponentType<EditorProps & { takeOver: TextRange | undefined }>;
  takeOver: TextRange | undefined;
}

/** An editor for one of the texts: a plain one at once, Monaco as soon as it is there. */
export function SourceEditor(props: EditorProps): ReactNode {
  const { onReady } = props;
  const plain = useRef<EditorHandle>(undefined);
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(() => {
    import(/* webpackPreload: true */ './MonacoEditor').then(
      ({ MonacoEditor }) => {
        setLoaded({
          Component: MonacoEditor,
          takeOver: plain.current?.hasFocus()
            ? plain.current.selection()
            : undefined,
        });
      },
      () => {
        setFailed(true);
      },
    );
  }, []);
  useEffect(load, [load]);

  const onPlainReady = useCallback(
    (handle: EditorHandle | undefined) => {
      plain.current = handle;
      onReady(handle);
    },
    [onReady],
  );

  if (loaded !== undefined) {
    return <loaded.Component {...props} takeOver={loaded.takeOver} />;
  }
  return (
    <>
      {failed && (
        <p className={controls.notice} role="alert">
          The code editor could not be loaded. You can go on in this plain one.
          <button
            type="button"
            className={controls.button}
            onClick={() => {
              setFailed(false);
              load();
            }}
          >
            Load it again
          </button>
        </p>
      )}
      <PlainEditor {...props} onReady={onPlainReady} />
    </>
  );
}

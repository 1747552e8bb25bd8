import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { createEditor, type LightEditor, wayOut } from '../editor/createEditor';
import { Notes } from '../examples/Notes';
import { ExampleBar } from './ExampleBar';
import { NoteLayout } from './layOutNotes';
import styles from './LiveExample.module.css';
import type { OpenExample } from './opening';

interface Props extends OpenExample {
  onClose: () => void;
}

/** An example of the page that is being edited where it is. */
export function LiveExample({
  hosts,
  session,
  id,
  cursor,
  label,
  language,
  listsSuggestions,
  onClose,
}: Props): ReactNode {
  const state = useSyncExternalStore(session.watch, session.state);
  const layout = useRef<NoteLayout>(undefined);
  const editor = useRef<LightEditor>(undefined);

  useLayoutEffect(() => {
    hosts.attach();
    return hosts.remove;
  }, [hosts]);

  useLayoutEffect(() => {
    const made = createEditor({
      parent: hosts.editor,
      text: session.state().text,
      language,
      label,
      describedBy: `${id}-keys`,
      hasTooltips: false,
      onChange: text => {
        session.setText(text);
      },
      onLayout: () => {
        // The editor can't be changed while it tells of a change.
        requestAnimationFrame(() =>
          layout.current?.update(session.state().lineNumbers),
        );
      },
    });
    editor.current = made;
    layout.current = new NoteLayout(made, hosts.notes);
    session.attach(made);
    void session.check();
    return () => {
      layout.current = undefined;
      made.destroy();
    };
  }, [hosts, id, label, language, session]);

  useEffect(() => {
    if (cursor !== undefined) {
      editor.current?.select([cursor, cursor]);
      editor.current?.focus();
    }
  }, [cursor]);

  useLayoutEffect(() => {
    hosts.setText(state.text);
    hosts.setVerdict(state.isEdited ? 'Edited' : undefined);
  }, [hosts, state.isEdited, state.text]);

  useLayoutEffect(() => {
    const place = () => layout.current?.update(state.lineNumbers);
    place();
    // A fix that is unfolded, and a note that needs more lines.
    const observer = new ResizeObserver(place);
    for (const element of hosts.notes.querySelectorAll('li > *')) {
      observer.observe(element);
    }
    return () => {
      observer.disconnect();
    };
  }, [hosts, state.lineNumbers, state.notes]);

  return (
    <>
      {createPortal(
        <ExampleBar
          state={state}
          session={session}
          onClose={onClose}
          onDone={() => editor.current?.focus()}
        />,
        hosts.bar,
      )}
      {createPortal(
        <>
          <p id={`${id}-keys`} className={styles.hint}>
            {wayOut} F8 goes to the next report.
          </p>
          <Notes
            notes={state.notes}
            id={id}
            listsSuggestions={listsSuggestions}
            onApply={(note, proposal) => {
              session.apply(note, proposal);
              editor.current?.focus();
            }}
          />
        </>,
        hosts.notes,
      )}
    </>
  );
}

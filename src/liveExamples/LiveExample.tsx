import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { createEditor, type LightEditor, wayOut } from '../editor/createEditor';
import { Notes } from '../examples/Notes';
import { ExampleBar } from './ExampleBar';
import { ExampleSession, languageOf } from './exampleSession';
import { addHosts, type ExampleHosts } from './hosts';
import { editOf, keepEdit } from './keptEdits';
import { NoteLayout } from './layOutNotes';
import styles from './LiveExample.module.css';
import { fixLive, lintLive, versions } from './liveLinter';
import { readExample } from './readExample';

interface Props {
  /** The example: of `src/examples/Example`. */
  figure: HTMLElement;
  /** Start of the ids in it, of its own on the page. */
  id: string;
  /** Where the cursor goes: an offset in the page's code. Without one, the focus stays where it is. */
  cursor: number | undefined;
  onClose: () => void;
}

/** What an example is while it is edited. */
interface Opened {
  hosts: ExampleHosts;
  session: ExampleSession;
  label: string;
  language: string;
}

/** An example of the page that is being edited where it is. */
export function LiveExample({ figure, id, cursor, onClose }: Props): ReactNode {
  const [opened, setOpened] = useState<Opened>();
  useLayoutEffect(() => {
    const next = open(figure, id);
    setOpened(next);
    return next.hosts.remove;
  }, [figure, id]);
  return (
    opened && (
      <EditedExample
        {...opened}
        id={id}
        cursor={cursor}
        listsSuggestions={isFirstWithNotes(figure)}
        onClose={onClose}
      />
    )
  );
}

function open(figure: HTMLElement, id: string): Opened {
  const example = readExample(figure, versions);
  const page = location.pathname;
  const hosts = addHosts(figure);
  const session = new ExampleSession(
    {
      example,
      id,
      linter: { lint: lintLive, fix: fixLive },
      onText: text => {
        keepEdit(page, example.code, text);
      },
    },
    editOf(page, example.code) ?? example.code,
  );
  return {
    hosts,
    session,
    label: `Code of an example of ${example.ruleId}`,
    language: languageOf(example),
  };
}

/** Where suggestions are listed: in the page's first example with reports. */
function isFirstWithNotes(figure: HTMLElement): boolean {
  return (
    document.querySelector('figure ol [data-report]')?.closest('figure') ===
    figure
  );
}

function EditedExample({
  hosts,
  session,
  id,
  cursor,
  label,
  language,
  listsSuggestions,
  onClose,
}: Omit<Props, 'figure'> & Opened & { listsSuggestions: boolean }): ReactNode {
  const state = useSyncExternalStore(session.watch, session.state);
  const layout = useRef<NoteLayout>(undefined);
  const editor = useRef<LightEditor>(undefined);

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

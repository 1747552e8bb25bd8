import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { createEditor, wayOut } from '../editor/createEditor';
import type { LightEditor } from '../editor/editor';
import { Notes } from '../examples/Notes';
import { namingRule } from '../linter/namingRule';
import { ExampleBar } from './ExampleBar';
import { NoteLayout } from './layOutNotes';
import styles from './LiveExample.module.css';
import { NamingPart } from './NamingPart';
import type { OpenExample } from './openExamples';
import { OptionsPart } from './OptionsPart';
import { PresentOptions } from './PresentOptions';
import { playgroundHash } from './readExample';
import { TypeErrors } from './TypeErrors';

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
  hasOptions,
  tried,
  onClose,
}: Props): ReactNode {
  const state = useSyncExternalStore(session.watch, session.state);
  const [toggled, setToggled] = useState<{ tried: unknown; shows: boolean }>();
  // Coming to try an option shows them again.
  const showsOptions =
    toggled?.tried === tried && toggled ? toggled.shows : tried !== undefined;
  const [startsEdited] = useState(state.isEdited);
  const hasNaming = session.example.ruleId === namingRule;
  const [offset, setOffset] = useState<number>();
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
      ...(hasNaming && {
        onSelect: ([, end]) => {
          setOffset(end);
        },
      }),
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
  }, [hasNaming, hosts, id, label, language, session]);

  useEffect(() => {
    if (cursor !== undefined) {
      editor.current?.select([cursor, cursor]);
      editor.current?.focus();
    }
  }, [cursor]);

  useLayoutEffect(() => {
    hosts.setText(state.text);
    // It takes a while to pack the text.
    hosts.setHash(
      state.isEdited ? playgroundHash(session.example, state) : undefined,
    );
    hosts.setVerdict(state.isEdited ? 'Edited' : undefined);
    // Only these: what is found is in neither.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hosts, session, state.isEdited, state.options, state.text]);

  useLayoutEffect(() => {
    hosts.showPageNotes(!state.isChecked && !startsEdited);
  }, [hosts, startsEdited, state.isChecked]);

  useLayoutEffect(() => {
    if (state.hasOtherOptions) {
      hosts.optionsRow.show();
    } else {
      hosts.optionsRow.hide();
    }
  }, [hosts, state.hasOtherOptions]);

  useLayoutEffect(() => {
    const place = () => layout.current?.update(state.lineNumbers);
    place();
    // A fix that is unfolded, and a note that needs more lines.
    const observer = new ResizeObserver(place);
    for (const element of hosts.notes.querySelectorAll(
      ':scope > ol > li > *',
    )) {
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
          saysEdited={!hosts.hasVerdict}
          session={session}
          showsOptions={hasOptions ? showsOptions : undefined}
          onToggleOptions={() => {
            setToggled({ tried, shows: !showsOptions });
          }}
          onClose={onClose}
          onDone={() => editor.current?.focus()}
        />,
        hosts.bar,
      )}
      {state.hasOtherOptions &&
        createPortal(
          <PresentOptions options={state.options} />,
          hosts.optionsRow.element,
        )}
      {createPortal(
        <>
          <TypeErrors errors={state.typeErrors} />
          {hasNaming && (
            <NamingPart session={session} state={state} offset={offset} />
          )}
        </>,
        hosts.foot,
      )}
      {showsOptions &&
        createPortal(
          <OptionsPart session={session} state={state} tried={tried} />,
          hosts.options,
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

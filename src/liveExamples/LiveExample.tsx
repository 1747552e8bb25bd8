import clsx from 'clsx';
import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { CodeEditor } from '../editor/createEditor';
import { createEditor, wayOut } from '../editor/createEditor';
import { CaptionJson } from '../examples/Caption';
import { Notes } from '../examples/ReportedCode';
import { highlightSource } from '../highlight/highlightSource';
import { toHtml } from '../highlight/html';
import { namingRule } from '../linter/namingRule';
import type { TypeDiagnostic } from '../linter/types';
import { loadKnownRules } from '../rules/loadKnownRules';
import { printElements } from '../text/printJavaScript';
import type { OptionsPanel } from '../tryOptions/OptionsPanel';
import { CopyButton } from '../ui/CopyButton';
import { loadable } from '../ui/loadable';
import hidden from '../ui/visuallyHidden.module.css';
import { ExampleBar } from './ExampleBar';
import { type ExampleState, languageOf } from './exampleSession';
import { layOutNotes } from './layOutNotes';
import styles from './LiveExample.module.css';
import { NamingPart } from './NamingPart';
import {
  closeExample,
  type OpenExample,
  openExamples,
  optionRows,
} from './openExamples';
import { playgroundHash } from './readExample';

/** All examples that are being edited, wherever they are on the page. */
export function OpenExamples() {
  const { list } = useSyncExternalStore(
    openExamples.subscribe,
    openExamples.get,
  );
  return list.map(example =>
    createPortal(<LiveExample {...example} />, example.host, example.id),
  );
}

function LiveExample(example: OpenExample) {
  const { attach, id, page, session, tried } = example;
  const state = useSyncExternalStore(session.watch, session.state);
  const [toggled, setToggled] = useState<{ tried: unknown; shows: boolean }>();
  // Coming to try an option shows them again.
  const showsOptions =
    toggled?.tried === tried && toggled ? toggled.shows : tried !== undefined;
  const [startsEdited] = useState(state.isEdited);
  const { isOwnPage, ruleId } = session.example;
  const [hasOptions] = useState(
    () => isOwnPage && document.querySelector(optionRows) !== null,
  );
  const hasNaming = ruleId === namingRule;
  const [offset, setOffset] = useState<number>();
  const frame = useRef<HTMLDivElement>(null);

  useLayoutEffect(attach, [attach]);

  const editor = useEditor(example, frame, state, hasNaming && setOffset);

  const { options, text } = state;
  const hash = useMemo(
    () => playgroundHash(session.example, { options, text }),
    [options, session, text],
  );
  const focus = () => editor.current?.focus();
  return (
    <>
      <figcaption
        className={clsx(page.barClass, state.isEdited && styles.edited)}
      >
        {page.verdict === undefined ? (
          <span dangerouslySetInnerHTML={{ __html: page.title }} />
        ) : (
          <span>{state.isEdited ? 'Edited' : page.verdict}</span>
        )}
        <ExampleBar
          state={state}
          saysEdited={page.verdict === undefined}
          session={session}
          showsOptions={hasOptions ? showsOptions : undefined}
          onToggleOptions={() => setToggled({ tried, shows: !showsOptions })}
          onClose={() => {
            // At once: what is hidden can't get the focus.
            flushSync(() => closeExample(example));
            example.opener?.focus();
          }}
          onDone={focus}
        >
          <a
            className={styles.link}
            href={page.playground + hash}
            data-rule={ruleId ?? ''}
          >
            Open in playground
          </a>
        </ExampleBar>
      </figcaption>
      {/* The text that the button copies. */}
      <pre hidden>
        <code>{text}</code>
      </pre>
      <CopyButton />
      <Caption page={page} state={state} />
      <div ref={frame} className={clsx(page.codeClass, styles.editing)}>
        <div className={styles.editor} />
        {/* The page's own notes, until the linter has answered. */}
        {state.isChecked || startsEdited ? (
          <div className={styles.notes}>
            <Notes
              notes={state.notes}
              id={id}
              listsSuggestions={page.listsSuggestions}
              onApply={(note, proposal) => {
                session.apply(note, proposal);
                focus();
              }}
            />
          </div>
        ) : (
          <div
            className={styles.notes}
            dangerouslySetInnerHTML={{ __html: page.notes }}
          />
        )}
        <p id={`${id}-keys`} className={hidden.visuallyHidden}>
          {wayOut} F8 goes to the next report.
        </p>
      </div>
      <TypeErrors errors={state.typeErrors} />
      {hasNaming && (
        <NamingPart session={session} state={state} offset={offset} />
      )}
      {showsOptions && (
        <Options
          ruleId={ruleId}
          options={options}
          pageOptions={session.example.options}
          tried={tried}
          onSet={next => session.setOptions(next)}
        />
      )}
    </>
  );
}

/** An editor in the first element of a frame, and the notes that are in the frame around its lines. */
function useEditor(
  { cursor, id, session }: OpenExample,
  frame: RefObject<HTMLDivElement | null>,
  { lineNumbers, notes }: ExampleState,
  onOffset: false | ((offset: number) => void),
): RefObject<CodeEditor | undefined> {
  const editor = useRef<CodeEditor>(undefined);

  useLayoutEffect(() => {
    const host = frame.current;
    const parent = host?.querySelector<HTMLElement>(':scope > div');
    if (!host || !parent) {
      return undefined;
    }
    const { ruleId } = session.example;
    const made = createEditor({
      parent,
      text: session.state().text,
      language: languageOf(session.example),
      label:
        ruleId === undefined
          ? 'Code of the example'
          : `Code of an example of ${ruleId}`,
      describedBy: `${id}-keys`,
      hasTooltips: false,
      onChange: text => session.setText(text),
      ...(onOffset && {
        onSelect: ([, end]) => onOffset(end),
      }),
      onLayout: () => {
        // The editor can't be changed while it tells of a change.
        requestAnimationFrame(() => {
          if (editor.current === made) {
            layOutNotes(made, host, session.state().lineNumbers);
          }
        });
      },
    });
    editor.current = made;
    session.attach(made);
    void session.check();
    return () => {
      editor.current = undefined;
      made.destroy();
    };
  }, [frame, id, onOffset, session]);

  useEffect(() => {
    if (cursor !== undefined) {
      editor.current?.select([cursor, cursor]);
      editor.current?.focus();
    }
  }, [cursor]);

  useLayoutEffect(() => {
    const place = () => {
      if (editor.current && frame.current) {
        layOutNotes(editor.current, frame.current, lineNumbers);
      }
    };
    place();
    // A fix that is unfolded, and a note that needs more lines.
    const observer = new ResizeObserver(place);
    for (const element of frame.current?.querySelectorAll(
      ':scope > div > ol > li > *',
    ) ?? []) {
      observer.observe(element);
    }
    return () => observer.disconnect();
  }, [frame, lineNumbers, notes]);

  return editor;
}

/** What an example is linted with, as the page's caption says it, or with the options that a reader has set. */
function Caption({
  page: { caption },
  state: { hasOtherOptions, options },
}: Pick<OpenExample, 'page'> & { state: ExampleState }) {
  const rows = caption.filter(
    ({ isOptions }) => !(isOptions && hasOtherOptions),
  );
  return (
    (rows.length > 0 || hasOtherOptions) && (
      <dl className={styles.caption}>
        {rows.map(({ html }) => (
          <div key={html} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
        {hasOtherOptions && (
          <div className={styles.ownOptions}>
            <dt>Options</dt>
            <dd>
              {options.length > 0 ? (
                <CaptionJson
                  html={toHtml(highlightSource(printElements(options), 'json'))}
                />
              ) : (
                <span>the rule’s defaults</span>
              )}
            </dd>
          </div>
        )}
      </dl>
    )
  );
}

/** What the compiler has against the code: rules with types may be wrong about it. */
function TypeErrors({ errors }: { errors: readonly TypeDiagnostic[] }) {
  return (
    errors.length > 0 && (
      <ul className={styles.typeErrors} aria-label="Compile errors">
        {errors.map(({ code, column, line, message }) => (
          <li key={`${String(line)}:${String(column)} ${message}`}>
            <b>TS{code}</b> {line}:{column} {message}
          </li>
        ))}
      </ul>
    )
  );
}

const Options = loadable<
  Omit<ComponentProps<typeof OptionsPanel>, 'rule'> & {
    ruleId: string | undefined;
  }
>(
  async () => {
    const [{ OptionsPanel }, { rules }] = await Promise.all([
      import('../tryOptions/OptionsPanel'),
      loadKnownRules(),
    ]);
    return ({ ruleId, ...props }) => {
      const rule = rules.find(({ id }) => id === ruleId);
      return rule && <OptionsPanel {...props} rule={rule} />;
    };
  },
  OptionsWait,
  OptionsWait,
);

function OptionsWait({ retry }: { retry?: (() => void) | undefined }) {
  return (
    <div className={styles.part} role="status">
      {retry ? (
        <>
          The options could not be loaded. Check the connection.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </>
      ) : (
        'Loading the options…'
      )}
    </div>
  );
}

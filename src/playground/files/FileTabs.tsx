import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Tabs } from '../../ui/Tabs';
import hidden from '../../ui/visuallyHidden.module.css';
import { countInFile } from '../analysis/check';
import { Button, codeField, Notice } from '../controls';
import controls from '../controls.module.css';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { fileNameOf, fileTypeOf, noFiles } from '../state/sharedState';
import {
  createFile,
  isRemovable,
  moveFile,
  removeFile,
  renameFile,
  showFile,
} from './changeFiles';
import styles from './FileTabs.module.css';
import {
  filesOf,
  freeName,
  maxFiles,
  maxSize,
  selectFileNames,
  sizeOf,
  tooManyFiles,
} from './playgroundFiles';

/** The files as tabs, which can be added, renamed, moved, and removed. */
export function FileTabs({
  end,
  children,
}: {
  /** What follows their buttons. */
  end?: ReactNode;
  children: ReactNode;
}) {
  const { store } = usePlayground();
  const names = useSelector(selectFileNames);
  const shown = useSelector(({ shared }) => fileNameOf(shared));
  const [asksFor, setAsksFor] = useState<'another name' | 'new file'>();
  const [said, setSaid] = useState('');
  const id = useId();
  /** Makes a change, and gives the focus to the tab of the file that is shown then. */
  const withTabFocus = (change: () => void) => {
    flushSync(change);
    document
      .getElementById(id)
      ?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
      ?.focus();
  };
  const move = (by: number) => () => {
    moveFile(store, shown, by);
    const place = selectFileNames(store.get()).indexOf(shown) + 1;
    setSaid(`${shown} is file ${String(place)} of ${String(names.length)}.`);
  };
  const actions: readonly FileAction[] = [
    {
      sign: '+',
      label: 'Add a file',
      act() {
        const isFull = names.length >= maxFiles;
        setAsksFor(isFull ? undefined : 'new file');
        setSaid(isFull ? tooManyFiles : '');
      },
    },
    {
      sign: '✎',
      label: `Rename ${shown}`,
      keys: 'F2',
      act: () => setAsksFor('another name'),
    },
    {
      sign: '←',
      label: `Move ${shown} to the left`,
      keys: 'Shift+ArrowLeft',
      isPossible: shown !== names[0],
      act: move(-1),
    },
    {
      sign: '→',
      label: `Move ${shown} to the right`,
      keys: 'Shift+ArrowRight',
      isPossible: shown !== names.at(-1),
      act: move(1),
    },
    {
      sign: '×',
      label: `Remove ${shown}`,
      keys: 'Delete',
      isPossible: isRemovable(filesOf(store.get().shared), shown),
      act: () => withTabFocus(() => removeFile(store, shown)),
    },
  ];
  const endAsking = () => withTabFocus(() => setAsksFor(undefined));
  return (
    <div
      id={id}
      className={styles.files}
      onKeyDownCapture={event => {
        const action = actionOn(event, actions);
        if (action) {
          event.preventDefault();
          event.stopPropagation();
          if (action.isPossible !== false) {
            action.act();
          }
        }
      }}
    >
      <Tabs
        label="Files"
        tabs={names.map(name => ({ name, label: <FileLabel name={name} /> }))}
        selected={shown}
        onSelect={name => {
          setAsksFor(undefined);
          showFile(store, name);
        }}
        end={
          <>
            {/* The last three are about where it is among others. */}
            <div className={styles.buttons}>
              {(names.length === 1 ? actions.slice(0, 2) : actions).map(
                toButton,
              )}
            </div>
            {end}
          </>
        }
      >
        {asksFor === 'new file' && (
          <FileNameForm
            name={freeName('file.ts', names)}
            action="Add"
            onName={name => createFile(store, name)}
            onEnd={endAsking}
          />
        )}
        {asksFor === 'another name' && (
          <FileNameForm
            key={shown}
            name={shown}
            action="Rename"
            onName={name => renameFile(store, shown, name)}
            onEnd={endAsking}
          />
        )}
        <p className={styles.said} role="status">
          {said}
        </p>
        <SizeNotice />
        {children}
      </Tabs>
    </div>
  );
}

interface FileAction {
  sign: string;
  label: string;
  /** What does it on the file's tab, as `aria-keyshortcuts` has it. */
  keys?: string;
  isPossible?: boolean;
  act: () => void;
}

function actionOn(
  { key, shiftKey, target }: KeyboardEvent,
  actions: readonly FileAction[],
): FileAction | undefined {
  const pressed = shiftKey ? `Shift+${key}` : key;
  return target instanceof Element && target.role === 'tab'
    ? actions.find(({ keys }) => keys === pressed)
    : undefined;
}

/** A file's name, and, next to other files, how many problems it has. */
function FileLabel({ name }: { name: string }) {
  const isOnly = useSelector(({ shared }) => shared.files === noFiles);
  const count = useSelector(session => countInFile(session, name));
  return (
    <>
      {name}
      {!isOnly && count > 0 && (
        <span className={controls.count}>
          {count}
          <span className={hidden.visuallyHidden}>
            {` ${count === 1 ? 'problem' : 'problems'}`}
          </span>
        </span>
      )}
    </>
  );
}

/** Says that there is too much for the files to be checked together. */
function SizeNotice() {
  const size = useSelector(({ shared }) =>
    shared.files === noFiles ? 0 : Math.ceil(sizeOf(shared) / 1000),
  );
  return (
    size * 1000 > maxSize && (
      <Notice role="status">
        {`The files have ${String(size)} kB together. Above ${String(maxSize / 1000)} kB, only the one that’s shown is checked, as if there were no others.`}
      </Notice>
    )
  );
}

function toButton({ sign, label, keys, isPossible = true, act }: FileAction) {
  return (
    <button
      key={sign}
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      // Not disabled: the focus would be lost at the end of the row.
      aria-disabled={!isPossible}
      onClick={isPossible ? act : undefined}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

interface Props {
  name: string;
  /** What is done with the name, on a button. */
  action: string;
  /** Does it. @returns why the name can't be had, in a sentence; `undefined` where it's done */
  onName: (name: string) => string | undefined;
  onEnd: () => void;
}

function FileNameForm({ name, action, onName, onEnd }: Props) {
  const [wished, setWished] = useState(name);
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(0, name.length - fileTypeOf(name).length);
  }, [name]);
  return (
    <form
      className={styles.rename}
      onSubmit={event => {
        event.preventDefault();
        const found = onName(wished.trim());
        setFault(found);
        if (found === undefined) {
          onEnd();
        } else {
          field.current?.focus();
        }
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') {
          onEnd();
        }
      }}
    >
      <label htmlFor={id}>File name</label>
      <input
        ref={field}
        id={id}
        {...codeField}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-fault`}
        value={wished}
        onChange={({ target }) => setWished(target.value)}
      />
      <button type="submit" className={controls.button}>
        {action}
      </button>
      <Button onClick={onEnd}>Cancel</Button>
      <p id={`${id}-fault`} className={controls.mistake} role="alert">
        {fault}
      </p>
    </form>
  );
}

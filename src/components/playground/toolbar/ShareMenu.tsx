import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { writeLink } from '../../../playground/link/writeLink';
import {
  issueUrl,
  toMarkdown,
  type ToolVersions,
} from '../../../playground/share/describeState';
import { projectFiles } from '../../../playground/share/projectFiles';
import { zipProject } from '../../../playground/share/zipProject';
import type { PlaygroundState } from '../../../playground/state';
import type { WorkerInput } from '../../../linter/protocol';
import controls from '../controls.module.css';
import styles from './ShareMenu.module.css';

interface Props {
  state: PlaygroundState;
  /** `undefined` when a config has errors. */
  input: WorkerInput | undefined;
  versions: ToolVersions;
}

/** Ways to hand the state on. */
export function ShareMenu({ state, input, versions }: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const menu = useId();
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useCloseOutside(root, open, setOpen);

  const link = () => {
    const { origin, pathname } = window.location;
    return `${origin}${pathname}${writeLink(state)}`;
  };
  const copy = (text: string, what: string) => {
    navigator.clipboard.writeText(text).then(
      () => {
        setSaid(`${what} copied.`);
      },
      () => {
        setSaid('The browser does not allow copying.');
      },
    );
  };
  const download = () => {
    if (input === undefined) {
      setSaid('The config has errors. Correct it, then download the project.');
      return;
    }
    save(
      zipProject(projectFiles(state, input, versions)),
      'typescript-eslint-playground.zip',
    );
    setSaid('Project downloaded.');
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') {
      setOpen(false);
      toggle.current?.focus();
    }
  };

  return (
    <div className={styles.share} ref={root} onKeyDown={onKeyDown}>
      <button
        ref={toggle}
        type="button"
        className={controls.button}
        aria-expanded={open}
        aria-controls={menu}
        onClick={() => {
          setSaid('');
          setOpen(!open);
        }}
      >
        Share
      </button>
      <div id={menu} className={styles.menu} hidden={!open}>
        <button
          type="button"
          onClick={() => {
            copy(link(), 'Link');
          }}
        >
          Copy link
        </button>
        <button
          type="button"
          onClick={() => {
            copy(toMarkdown(state, versions, link()), 'Markdown');
          }}
        >
          Copy as Markdown
        </button>
        <a
          href={open ? issueUrl(state, versions, link()) : undefined}
          target="_blank"
          rel="noreferrer"
        >
          Report as an issue
        </a>
        <button type="button" onClick={download}>
          Download as a project
        </button>
        <p className={styles.said} role="status">
          {said}
        </p>
      </div>
    </div>
  );
}

function useCloseOutside(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  setOpen: (open: boolean) => void,
): void {
  useEffect(() => {
    if (!open) {
      return undefined;
    }
    const close = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) {
        setOpen(false);
      }
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [open, root, setOpen]);
}

function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // The download has been started by then.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}

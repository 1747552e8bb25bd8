import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import controls from '../controls.module.css';
import { issueUrl } from '../share/issueUrl';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { copyLink, copyMarkdown, downloadProject, linkTo } from './share';
import styles from './ShareMenu.module.css';
import { useCloseOutside } from './useCloseOutside';

/** Ways to hand the state on. */
export function ShareMenu(): ReactNode {
  const { store, tools } = usePlayground();
  const said = useSelector(session => session.said);
  const [open, setOpen] = useState(false);
  const menu = useId();
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useCloseOutside(root, open, setOpen);
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
          store.set({ said: '' });
          setOpen(!open);
        }}
      >
        Share
      </button>
      <div id={menu} className={styles.menu} hidden={!open}>
        <button type="button" onClick={() => void copyLink(store)}>
          Copy link
        </button>
        <button type="button" onClick={() => void copyMarkdown(store, tools)}>
          Copy as Markdown
        </button>
        {open && <IssueLink />}
        <button
          type="button"
          onClick={() => {
            downloadProject(store, tools);
          }}
        >
          Download as a project
        </button>
        <p className={styles.said} role="status">
          {said}
        </p>
      </div>
    </div>
  );
}

function IssueLink(): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  const { tools } = usePlayground();
  const link = useSelector(session => session.link);
  return (
    <a
      href={issueUrl(
        String(customFields?.repository),
        link,
        tools,
        linkTo(link),
      )}
      target="_blank"
      rel="noopener noreferrer"
    >
      Report as an issue
    </a>
  );
}

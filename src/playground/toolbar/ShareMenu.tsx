import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import type { ToolVersions } from '../share/describeState';
import { issueUrl } from '../share/issueUrl';
import type { PlaygroundState } from '../state/playgroundState';
import controls from '../controls.module.css';
import styles from './ShareMenu.module.css';
import { useCloseOutside } from './useCloseOutside';
import type { Share } from './useShare';

interface Props {
  state: PlaygroundState;
  versions: ToolVersions;
  share: Share;
}

/** Ways to hand the state on. */
export function ShareMenu({ state, versions, share }: Props): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
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
          share.forget();
          setOpen(!open);
        }}
      >
        Share
      </button>
      <div id={menu} className={styles.menu} hidden={!open}>
        <button type="button" onClick={() => void share.copyLink()}>
          Copy link
        </button>
        <button type="button" onClick={() => void share.copyMarkdown()}>
          Copy as Markdown
        </button>
        {open && (
          <a
            href={issueUrl(
              String(customFields?.repository),
              state,
              versions,
              share.link(),
            )}
            target="_blank"
            rel="noopener noreferrer"
          >
            Report as an issue
          </a>
        )}
        <button type="button" onClick={share.download}>
          Download as a project
        </button>
        <p className={styles.said} role="status">
          {share.said}
        </p>
      </div>
    </div>
  );
}

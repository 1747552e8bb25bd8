import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { messageOf } from '../../text/messageOf';
import { tools as otherTools } from '../../tools/tools';
import controls from '../controls.module.css';
import { openSample, samples } from '../samples/samples';
import { openEarlier } from '../saving/replace';
import {
  deleteSnippets,
  describeAge,
  listSnippets,
  maxSnippets,
  setLast,
} from '../saving/storage';
import { issueUrl } from '../share/describeState';
import {
  copyLink,
  copyMarkdown,
  downloadProject,
  linkTo,
} from '../share/share';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import styles from './Menu.module.css';

/** Code to try rules on. Not a `select`: arrow keys would open one sample after the other. */
export function SamplesMenu(): ReactNode {
  const { store } = usePlayground();
  return (
    <Menu label="Samples" closesOnClick>
      {samples.map(sample => (
        <button
          key={sample.name}
          type="button"
          onClick={() => {
            openSample(store, sample);
          }}
        >
          {sample.name}
          <span className={styles.detail}>{sample.shows}</span>
        </button>
      ))}
    </Menu>
  );
}

/** What was typed here before, in this browser: in other tabs, on other days, before another link was opened. */
export function RecentMenu(): ReactNode {
  return (
    <Menu label="Recent" closesOnClick>
      <RecentList />
    </Menu>
  );
}

/** Rendered while the menu is open, so that it lists what other tabs have kept meanwhile. */
function RecentList(): ReactNode {
  const { store, versions } = usePlayground();
  const present = useSelector(({ copy }) => copy?.id);
  const [kept] = useState(listSnippets);
  const others = kept.filter(({ id }) => id !== present);
  return (
    <>
      {others.map(each => (
        <button
          key={each.id}
          type="button"
          onClick={() => {
            openEarlier(store, versions, each);
          }}
        >
          <span className={styles.title}>{each.title || 'No code'}</span>
          <span className={styles.detail}>{describeAge(each.savedAt)}</span>
        </button>
      ))}
      <p className={styles.hint}>
        {others.length === 0 && 'There are no others yet. '}
        {`The last ${String(maxSnippets)} snippets you typed here are saved in this browser only. A private window forgets them when you close it.`}
      </p>
      {kept.length > 0 && (
        <DeleteAll
          onDelete={() => {
            deleteSnippets();
            setLast(undefined);
            // What is here is kept again when more is typed.
            store.set({ copy: undefined, opened: store.get().shared });
          }}
        />
      )}
    </>
  );
}

/** Deletes all that is kept, with a second click: there is no way back. */
function DeleteAll({ onDelete }: { onDelete: () => void }): ReactNode {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <button
      type="button"
      onClick={event => {
        if (isAsked) {
          onDelete();
        } else {
          // The menu stays open.
          event.stopPropagation();
          setIsAsked(true);
        }
      }}
    >
      {isAsked ? 'Delete for good?' : 'Delete all'}
    </button>
  );
}

/** The tools that have pages of their own. */
export function ToolsMenu(): ReactNode {
  return (
    <Menu label="Tools" closesOnClick>
      {Object.values(otherTools).map(({ label, lead, path }) => (
        <Link key={path} to={path}>
          {label}
          <span className={styles.detail}>{lead}</span>
        </Link>
      ))}
    </Menu>
  );
}

/** Ways to hand the state on. */
export function ShareMenu(): ReactNode {
  return (
    <Menu label="Share">
      <ShareList />
    </Menu>
  );
}

function ShareList(): ReactNode {
  const { store } = usePlayground();
  const [said, setSaid] = useState('');
  const say = (sharing: Promise<string>) =>
    void sharing.catch(messageOf).then(setSaid);
  return (
    <>
      <button type="button" onClick={() => { say(copyLink(store)); }}>
        Copy link
      </button>
      <button type="button" onClick={() => { say(copyMarkdown(store)); }}>
        Copy as Markdown
      </button>
      <IssueLink />
      <button type="button" onClick={() => { say(downloadProject(store)); }}>
        Download as a project
      </button>
      <p className={styles.said} role="status">
        {said}
      </p>
    </>
  );
}

function IssueLink(): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  const link = useSelector(session => session.shared);
  return (
    <a
      href={issueUrl(String(customFields?.repository), link, linkTo(link))}
      target="_blank"
      rel="noopener noreferrer"
    >
      Report as an issue
    </a>
  );
}

/** A button with a list of things to do, which is rendered while it is open. Browsers open and close it. */
function Menu({
  label,
  closesOnClick = false,
  children,
}: {
  label: string;
  /** Whether what is chosen closes it. */
  closesOnClick?: boolean;
  /** Buttons and links. */
  children: ReactNode;
}): ReactNode {
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<DOMRect>();
  const show = () => {
    setBox(toggle.current?.getBoundingClientRect());
  };
  useEffect(() => {
    // Opened before React was there.
    if (list.current?.matches(':popover-open')) {
      show();
    }
  }, []);
  return (
    <>
      <button
        ref={toggle}
        type="button"
        className={controls.button}
        popoverTarget={id}
      >
        {label}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        className={styles.menu}
        style={
          box && {
            top: box.bottom,
            ['--left' as string]: `${String(box.left)}px`,
          }
        }
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') {
            show();
          }
        }}
        onToggle={({ newState }) => {
          // By now, the focus is back: it would be lost with what has it.
          if (newState === 'closed') {
            setBox(undefined);
          }
        }}
        onClick={({ currentTarget }) => {
          if (closesOnClick) {
            currentTarget.hidePopover();
          }
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          // The button closes it without that.
          if (
            relatedTarget &&
            relatedTarget !== toggle.current &&
            !currentTarget.contains(relatedTarget)
          ) {
            currentTarget.hidePopover();
          }
        }}
      >
        {box && children}
      </div>
    </>
  );
}

import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { messageOf } from '../../text/messageOf';
import { tools as otherTools } from '../../tools/tools';
import { LinterStatus } from '../analysis/LinterStatus';
import { Button, Select } from '../controls';
import controls from '../controls.module.css';
import { renameFile } from '../files/changeFiles';
import { openSample, samples } from '../samples/samples';
import { openEarlier, reset } from '../saving/autosave';
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
import { addNotes, changeShared } from '../state/changeSession';
import { changeVersion } from '../state/defaults';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import type { SessionStore } from '../state/session';
import {
  allFileTypes,
  fileNameOf,
  type FileType,
  fileTypes,
  noFiles,
} from '../state/sharedState';
import menu from './Menu.module.css';
import styles from './Toolbar.module.css';

/** How the linter should read the code, and what can be done with it all. */
export function Toolbar() {
  const { store, versions } = usePlayground();
  const ts = useSelector(({ shared }) => shared.ts);
  const fileType = useSelector(({ shared }) => shared.fileType);
  const isOnly = useSelector(({ shared }) => shared.files === noFiles);
  const sourceType = useSelector(({ shared }) => shared.sourceType);
  return (
    <div className={styles.toolbar}>
      <h1 className={styles.title}>Playground</h1>
      <Select
        className={styles.choice}
        label="TypeScript"
        value={ts}
        values={versions.available}
        onChoose={version =>
          changeShared(store, changeVersion(store.get().shared, version))
        }
      />
      <Select
        className={styles.choice}
        label="File type"
        value={fileType}
        values={isOnly ? fileTypes : allFileTypes}
        onChoose={chosen => changeFileType(store, chosen)}
      />
      <Select
        className={styles.choice}
        label="Source type"
        value={sourceType}
        values={['module', 'script']}
        onChoose={chosen => changeShared(store, { sourceType: chosen })}
      />
      <Menu label="Samples" closesOnClick>
        <SamplesList />
      </Menu>
      <Menu label="Recent" closesOnClick>
        <RecentList />
      </Menu>
      <Button onClick={() => reset(store, versions)}>Start over</Button>
      <LinterStatus />
      <Menu label="Tools" closesOnClick>
        {Object.values(otherTools).map(({ label, lead, path }) => (
          <Link key={path} to={path}>
            {label}
            <span className={menu.detail}>{lead}</span>
          </Link>
        ))}
      </Menu>
      <Menu label="Share">
        <ShareList />
      </Menu>
    </div>
  );
}

function changeFileType(store: SessionStore, fileType: FileType): void {
  const { shared } = store.get();
  const name = fileNameOf({ ...shared, fileType });
  const fault = renameFile(store, fileNameOf(shared), name);
  if (fault !== undefined) {
    addNotes(store, [fault]);
  }
}

/** Code to try rules on. Not a `select`: arrow keys would open one sample after the other. */
function SamplesList() {
  const { store } = usePlayground();
  return samples.map(sample => (
    <button
      key={sample.name}
      type="button"
      onClick={() => openSample(store, sample)}
    >
      {sample.name}
      <span className={menu.detail}>{sample.shows}</span>
    </button>
  ));
}

/** What was typed here before, in this browser: in other tabs, on other days, before another link was opened. */
function RecentList() {
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
          onClick={() => openEarlier(store, versions, each)}
        >
          <span className={menu.title}>{each.title || 'No code'}</span>
          <span className={menu.detail}>{describeAge(each.savedAt)}</span>
        </button>
      ))}
      <p className={menu.hint}>
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
function DeleteAll({ onDelete }: { onDelete: () => void }) {
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

function ShareList() {
  const { store } = usePlayground();
  const [said, setSaid] = useState('');
  const toButton = (label: string, share: typeof copyLink) => (
    <button
      type="button"
      onClick={() => void share(store).catch(messageOf).then(setSaid)}
    >
      {label}
    </button>
  );
  return (
    <>
      {toButton('Copy link', copyLink)}
      {toButton('Copy as Markdown', copyMarkdown)}
      <IssueLink />
      {toButton('Download as a project', downloadProject)}
      <p className={menu.said} role="status">
        {said}
      </p>
    </>
  );
}

function IssueLink() {
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

/** A button with a list of things to do, which is rendered while it's open: it has what other tabs have saved meanwhile. */
function Menu({
  label,
  closesOnClick = false,
  children,
}: {
  label: string;
  closesOnClick?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<DOMRect>();
  const show = () => setBox(toggle.current?.getBoundingClientRect());
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
        className={menu.menu}
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

import { type ReactNode, useState } from 'react';
import { openEarlier } from '../saving/replace';
import {
  deleteSnippets,
  listSnippets,
  maxSnippets,
  setLast,
} from '../saving/storage';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { Menu } from './Menu';
import styles from './Menu.module.css';

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

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long ago something was: "5 minutes ago", "yesterday"; a date where that is longer than a week.
 *
 * @param time in milliseconds since 1970; 0 where it isn't known
 */
export function describeAge(time: number, now = Date.now()): string {
  const age = now - time;
  if (time === 0) {
    return 'some time ago';
  }
  if (age < minute) {
    return 'just now';
  }
  const format = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
  if (age < hour) {
    return format.format(-Math.floor(age / minute), 'minute');
  }
  if (age < day) {
    return format.format(-Math.floor(age / hour), 'hour');
  }
  return age < 7 * day
    ? format.format(-Math.floor(age / day), 'day')
    : new Date(time).toLocaleDateString('en-US', { dateStyle: 'medium' });
}

import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import controls from '../../controls.module.css';
import styles from './Form.module.css';

interface Props<Item extends { description: string }> {
  label: string;
  /** The settings a config can have; `undefined` until they are loaded. */
  items: readonly Item[] | undefined;
  nameOf: (item: Item) => string;
  /** The lower, the further up it is listed. */
  rank: (item: Item) => number;
  /** A caption for the list, by the number of items found. */
  describe: (found: number, isSearch: boolean) => string;
  limit: number;
  children: (item: Item) => ReactNode;
}

/** All that a config can set, to be searched. */
export function SearchForm<Item extends { description: string }>({
  label,
  items,
  nameOf,
  rank,
  describe,
  limit,
  children,
}: Props<Item>) {
  const id = useId();
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search).trim().toLowerCase();
  const matching = (items ?? []).filter(item =>
    matches(`${nameOf(item)} ${item.description}`, words),
  );
  const found = matching.sort((a, b) => rank(a) - rank(b));
  return (
    <div className={styles.form}>
      <label className={controls.hint} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={controls.field}
        type="search"
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p className={controls.hint} role="status">
        {items === undefined
          ? 'Loading …'
          : describe(found.length, words !== '')}
      </p>
      <ul className={controls.rows}>{found.slice(0, limit).map(children)}</ul>
      {found.length > limit && (
        <p className={controls.hint}>
          {`${String(found.length - limit)} more: type part of the name.`}
        </p>
      )}
    </div>
  );
}

function matches(text: string, words: string): boolean {
  const searched = text.toLowerCase();
  return words.split(/\s+/).every(word => searched.includes(word));
}

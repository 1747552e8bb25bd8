import { useState } from 'react';
import { startingPoints } from '../startingPoints';
import {
  type FoundPage,
  readFoundPages,
  removePage,
  savePage,
} from './foundPages';
import { HitLink } from './Hits';
import styles from './SearchModal.module.css';

/** Before anything is typed: the pages that the reader saved and found before, and good ones to start from. */
export function Start() {
  const [{ saved, recent }, setFound] = useState(readFoundPages);
  const [first] = [...saved, ...recent];
  const save = (page: FoundPage): void => setFound(savePage(page));
  const remove = (page: FoundPage): void => setFound(removePage(page));
  return (
    <>
      <FoundBefore title="Saved pages" pages={saved} {...{ first, remove }} />
      <FoundBefore
        title="Recent pages"
        pages={recent}
        {...{ first, remove, save }}
      />
      <nav aria-labelledby="search-start">
        <p id="search-start" className={styles.group}>
          Good places to start
        </p>
        <ul>
          {startingPoints.map(({ path, title, description }) => (
            <li key={path}>
              <HitLink url={path} icon="≡" title={title} text={description} />
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

interface FoundBeforeProps {
  title: string;
  pages: readonly FoundPage[];
  /** The page that Enter opens. */
  first: FoundPage | undefined;
  save?: (page: FoundPage) => void;
  remove: (page: FoundPage) => void;
}

function FoundBefore({ title, pages, first, save, remove }: FoundBeforeProps) {
  return (
    pages.length > 0 && (
      <nav aria-label={title}>
        <p className={styles.group}>{title}</p>
        <ul>
          {pages.map(page => {
            const { lvl1, lvl2 } = page.hierarchy;
            return (
              <li key={page.url} className={styles.before}>
                <HitLink
                  url={page.url}
                  icon={save ? '↺' : '★'}
                  title={lvl2 ?? lvl1}
                  text={lvl2 ? lvl1 : ''}
                  isFirst={page === first}
                />
                {save && (
                  <button
                    type="button"
                    aria-label="Save this page here"
                    onClick={() => save(page)}
                  >
                    ★
                  </button>
                )}
                <button
                  type="button"
                  aria-label="Remove this page from the list"
                  onClick={() => remove(page)}
                >
                  ×
                </button>
              </li>
            );
          })}
        </ul>
      </nav>
    )
  );
}

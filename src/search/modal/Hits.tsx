import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { groupBy } from '../../linter/groupBy';
import { kindNames, type RuleStatus, statusNames } from '../engine/pages';
import type { PageResult, TextPart } from '../engine/present';
import { Marked } from '../Marked';
import { rememberPage } from './foundPages';
import styles from './SearchModal.module.css';

/** Pages with the sections that fit best, those of a part of the site together. */
export function Hits({
  pages,
  isFirst,
}: {
  pages: readonly PageResult[];
  /** Whether Enter follows the first. */
  isFirst: boolean;
}) {
  const groups = groupBy(pages, ({ kind }) => kind);
  return Array.from(groups, ([kind, group]) => (
    <section key={kind}>
      <p className={styles.group}>{kindNames[kind]}</p>
      <ul>
        {group.map(page => (
          <PageHits
            key={page.url}
            {...page}
            isFirst={isFirst && page === pages[0]}
          />
        ))}
      </ul>
    </section>
  ));
}

function PageHits({
  hits,
  isFirst,
  status,
  title,
  url,
}: PageResult & { isFirst: boolean }) {
  const lvl1 = textOf(title);
  return hits.map((hit, index) => {
    const isPage = hit.url === url;
    const isBeforePage = !isPage && index === 0;
    return (
      <li
        key={hit.url}
        className={isPage || isBeforePage ? undefined : styles.section}
      >
        <HitLink
          url={hit.url}
          icon={isPage ? '≡' : '#'}
          title={
            <>
              {isBeforePage && (
                <>
                  <Marked parts={title} /> ›{' '}
                </>
              )}
              <Marked parts={hit.heading} />
            </>
          }
          text={<Marked parts={hit.extract} />}
          status={isPage ? status : undefined}
          isFirst={isFirst && index === 0}
          onFollow={() => {
            const lvl2 = isPage ? undefined : textOf(hit.heading);
            rememberPage({ url: hit.url, hierarchy: { lvl1, lvl2 } });
          }}
        />
      </li>
    );
  });
}

function textOf(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('');
}

interface HitLinkProps {
  url: string;
  icon: string;
  title: ReactNode;
  text: ReactNode;
  status?: RuleStatus | undefined;
  /** Whether it is what Enter follows. */
  isFirst?: boolean;
  onFollow?: () => void;
}

/** A link to a page, or a section of one, with what it is about. */
export function HitLink({
  url,
  icon,
  title,
  text,
  status,
  isFirst = false,
  onFollow,
}: HitLinkProps) {
  return (
    <Link
      to={url}
      className={styles.hit}
      onClick={onFollow}
      data-enter={isFirst ? '' : undefined}
    >
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        <span className={styles.extract}>{text}</span>
      </span>
      {status && <span className={styles.status}>{statusNames[status]}</span>}
      <span className={styles.select} aria-hidden="true">
        ↵
      </span>
    </Link>
  );
}

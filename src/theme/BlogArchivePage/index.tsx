import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/BlogArchivePage';
import Layout from '@theme/Layout';
import { groupBy } from '../../linter/groupBy';
import styles from './styles.module.css';

/** All posts by year, the newest first. */
export default function BlogArchivePage({ archive }: Props) {
  const format = useDateTimeFormat({
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return (
    <>
      <PageMetadata
        title="Archive"
        description="All posts of the typescript-eslint blog, listed by the year they came out."
      />
      <Layout>
        <main>
          <h1>Archive</h1>
          {Array.from(
            groupBy(archive.blogPosts, post => post.metadata.date.slice(0, 4)),
            ([year, posts]) => (
              <section key={year} className={styles.year}>
                <h2 id={year}>{year}</h2>
                <ul className={styles.posts}>
                  {posts.map(({ metadata: { date, permalink, title } }) => (
                    <li key={permalink}>
                      <time dateTime={date}>
                        {format.format(new Date(date))}
                      </time>
                      <Link to={permalink}>{title}</Link>
                    </li>
                  ))}
                </ul>
              </section>
            ),
          )}
        </main>
      </Layout>
    </>
  );
}

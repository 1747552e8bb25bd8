import Link from '@docusaurus/Link';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The blog's index, under a heading that says what it is and where else to look. */
export default function BlogListPage(props: Props): ReactNode {
  const { items, metadata, sidebar } = props;
  const feed = useBaseUrl('/blog/atom.xml');
  return (
    <HtmlClassNameProvider
      className={clsx(
        ThemeClassNames.wrapper.blogPages,
        ThemeClassNames.page.blogListPage,
      )}
    >
      <PageMetadata
        title={metadata.blogTitle}
        description={metadata.blogDescription}
      />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <header className={styles.header}>
          <h1>{metadata.blogTitle}</h1>
          <p>
            <Translate
              id="blog.list.lead"
              values={{
                description: metadata.blogDescription,
                byTag: (
                  <Link to="/blog/tags">
                    <Translate id="blog.list.lead.byTag">by tag</Translate>
                  </Link>
                ),
                byYear: (
                  <Link to="/blog/archive">
                    <Translate id="blog.list.lead.byYear">by year</Translate>
                  </Link>
                ),
                feed: (
                  <a href={feed}>
                    <Translate id="blog.list.lead.feed">feed</Translate>
                  </a>
                ),
              }}
            >
              {
                '{description}. See all posts {byTag} or {byYear}, or subscribe to the {feed}.'
              }
            </Translate>
          </p>
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}

import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  translateTagsPageTitle,
} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogTagsListPage';
import SearchMetadata from '@theme/SearchMetadata';
import Tag from '@theme/Tag';
import clsx from 'clsx';
import styles from './styles.module.css';

/** All tags in one cloud: the more posts, the further up and the larger. */
export default function BlogTagsListPage({ sidebar, tags }: Props) {
  const title = translateTagsPageTitle();
  const byCount = [...tags].sort(
    (a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'),
  );
  return (
    <HtmlClassNameProvider
      className={clsx(
        ThemeClassNames.wrapper.blogPages,
        ThemeClassNames.page.blogTagsListPage,
      )}
    >
      <PageMetadata
        title={title}
        description="All tags of the typescript-eslint blog, the most used ones first."
      />
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout sidebar={sidebar}>
        <h1>{title}</h1>
        <ul className={styles.cloud}>
          {byCount.map(tag => (
            <li key={tag.permalink} style={{ fontSize: sizeOf(tag.count) }}>
              <Tag {...tag} />
            </li>
          ))}
        </ul>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}

/** From 14 px for a tag with one post up to 22 for one with five or more. */
function sizeOf(count: number): string {
  return `${String(0.875 + 0.125 * (Math.min(count, 5) - 1))}rem`;
}

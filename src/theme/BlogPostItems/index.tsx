import Link from '@docusaurus/Link';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/BlogPostItems';
import Tag from '@theme/Tag';
import styles from './styles.module.css';

/** A list of posts, with what each is about in a sentence: on the blog's index, and under each tag. */
export default function BlogPostItems({ items }: Props) {
  const format = useDateTimeFormat({
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return items.map(({ content: { metadata } }) => {
    const {
      date,
      description,
      permalink,
      readingTime = 1,
      tags,
      title,
    } = metadata;
    return (
      <article key={permalink} className={styles.post}>
        <p className={styles.facts}>
          <time dateTime={date}>{format.format(new Date(date))}</time>
          <span>{`${String(Math.ceil(readingTime))} min read`}</span>
        </p>
        <div>
          <h2 className={styles.title}>
            <Link to={permalink}>{title}</Link>
          </h2>
          <p className={styles.description}>{description}</p>
          <ul className={styles.tags} aria-label="Tags">
            {tags.map(tag => (
              <li key={tag.permalink}>
                <Tag {...tag} />
              </li>
            ))}
          </ul>
        </div>
      </article>
    );
  });
}

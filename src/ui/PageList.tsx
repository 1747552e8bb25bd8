import Link from '@docusaurus/Link';
import styles from './PageList.module.css';

/** Links to pages, each with what it is about. */
export function PageList({
  pages,
}: {
  pages: readonly { path: string; title: string; description: string }[];
}) {
  return (
    <ul className={styles.pages}>
      {pages.map(({ path, title, description }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
          <br />
          {description}
        </li>
      ))}
    </ul>
  );
}

import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { startingPoints } from '../startingPoints';
import styles from './SearchPage.module.css';

/** What the search page offers before there is a query. */
export function StartingPoints(): ReactNode {
  return (
    <section aria-labelledby="starting-points">
      <h2 id="starting-points" className={styles.heading}>
        Good places to start
      </h2>
      <ul className={styles.startingPoints}>
        {startingPoints.map(({ path, title, answers }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            <br />
            {answers}
          </li>
        ))}
      </ul>
    </section>
  );
}

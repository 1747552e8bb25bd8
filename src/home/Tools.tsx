import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { searchDialog } from '../search/opening/searchDialog';
import { tools } from '../tools/tools';
import styles from './Parts.module.css';

/** What readers can do on this site with a config, a message, or a log of theirs. */
export function Tools(): ReactNode {
  return (
    <section aria-labelledby="tools">
      <h2 id="tools">Bring what you have</h2>
      <p>
        Paste an error message, a config, or what ESLint printed{' '}
        <button
          type="button"
          className="link-button needs-script"
          popoverTarget={searchDialog}
        >
          into the search
        </button>
        , and it leads on. Nothing that you paste is sent anywhere.
      </p>
      <ul className={styles.parts}>
        {Object.values(tools).map(({ label, lead, path }) => (
          <li key={path}>
            <h3>
              <Link to={path}>{label}</Link>
            </h3>
            <p>{lead}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import headStart from '@generated/playground/default/head-start.json';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { StartReact } from '../navigation/StartReact';
import { loadable } from '../ui/loadable';
import styles from './play.module.css';

// No other page pays for it, and neither does the server.
const Playground = loadable(
  async () => (await import('../playground/Playground')).Playground,
  Introduction,
);

/** The playground's page. */
export default function Play(): ReactNode {
  return (
    <Layout
      title="Playground"
      description="Try the rules of typescript-eslint on your code: in the browser, with type information."
      noFooter
      wrapperClassName={styles.wrapper}
    >
      <StartReact at="load" />
      <Head>
        <script defer src={headStart} />
      </Head>
      <main className={styles.main}>
        <BrowserOnly fallback={<Introduction />}>
          {() => <Playground />}
        </BrowserOnly>
      </main>
    </Layout>
  );
}

/** What there is until the scripts run, and where they never do. */
function Introduction(): ReactNode {
  return (
    <div className={styles.introduction}>
      <h1>Playground</h1>
      <p>
        Write TypeScript or JavaScript here, switch rules on, and see what they
        report: ESLint, typescript-eslint and TypeScript run in your browser.
      </p>
      <p className={styles.loading}>Loading the editor …</p>
      <noscript>
        <p>
          The playground needs JavaScript, which is off. Each{' '}
          <Link to="/rules/">rule’s page</Link> shows what the rule reports on
          examples without it.
        </p>
      </noscript>
    </div>
  );
}

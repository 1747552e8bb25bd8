import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import headStart from '@generated/playground/default/head-start.json';
import Layout from '@theme/Layout';
import { StartReact } from '../navigation/StartReact';
import { markOpening } from '../playground/beforeReact';
import { Playground } from '../playground/Playground';
import styles from './play.module.css';

/** The playground's page. */
export default function Play() {
  return (
    <Layout
      title="Playground"
      description="Try the rules of typescript-eslint on your code: in the browser, with type information."
      noFooter
      wrapperClassName={styles.wrapper}
    >
      <StartReact at="use" />
      <Head>
        {/* Only in the HTML: in the browser, it would be put into the page a second time. */}
        {!ExecutionEnvironment.canUseDOM && <script>{markOpening}</script>}
        <script defer src={headStart} />
      </Head>
      {/* A browser that translates would take texts away from React, which replaces them all the time. */}
      <main className={styles.main} translate="no">
        <noscript>
          <p className={styles.off}>
            The playground needs JavaScript, which is off: this is what it shows
            of an example. Each <Link to="/rules/">rule’s page</Link> has the
            rule’s own examples.
          </p>
        </noscript>
        <Playground />
      </main>
    </Layout>
  );
}

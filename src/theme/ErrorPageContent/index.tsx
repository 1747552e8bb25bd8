import Head from '@docusaurus/Head';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import styles from './styles.module.css';

/** What a crashed page shows, under a title of its own. */
export default function TitledErrorPageContent(props: Props) {
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <div className={styles.content}>
        <ErrorPageContent {...props} />
      </div>
    </>
  );
}

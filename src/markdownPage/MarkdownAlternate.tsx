import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownAddress } from './markdownAddress';

/** Says in the head of each page where it is as Markdown. `copyPage` reads it there. */
export function MarkdownAlternate() {
  const { pathname } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  const address = markdownAddress(pathname, siteConfig.baseUrl);
  return (
    address !== undefined && (
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
    )
  );
}

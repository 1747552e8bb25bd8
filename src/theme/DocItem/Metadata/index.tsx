import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  docStructuredData,
  fullDescription,
} from '../../../structuredData/docStructuredData';

/** The head of a guide or a rule's page: as the theme's, and what the page is, for search engines. */
export default function DocItemMetadata() {
  const { metadata, frontMatter, assets } = useDoc();
  const { url: host } = useDocusaurusContext().siteConfig;
  const rules = useBaseUrl('/rules/');
  const { title, permalink } = metadata;
  const isRule = permalink.startsWith(rules) && permalink !== rules;
  const description = fullDescription(metadata.description, isRule);
  const data = docStructuredData(
    { title, description, url: host + permalink },
    isRule ? host + rules : undefined,
  );
  return (
    <>
      <PageMetadata
        title={title}
        description={description}
        keywords={frontMatter.keywords}
        image={assets.image ?? frontMatter.image}
      />
      <Head>
        <script type="application/ld+json">{JSON.stringify(data)}</script>
      </Head>
    </>
  );
}

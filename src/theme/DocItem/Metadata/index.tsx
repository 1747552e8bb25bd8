import Head from '@docusaurus/Head';
import {
  useDoc,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  type Crumb,
  docStructuredData,
  fullDescription,
} from '../../../structuredData/docStructuredData';

/** The head of a guide or a rule's page: as the theme's, and what the page is, for search engines. */
export default function DocItemMetadata() {
  const { metadata, frontMatter, assets } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  const rules: Crumb = {
    label: 'Rules',
    href: useBaseUrl('/rules/'),
  };
  const { title, permalink } = metadata;
  const isRule = permalink.startsWith(rules.href) && permalink !== rules.href;
  // The pages of the categories that the page is in.
  const above = (useSidebarBreadcrumbs() ?? []).flatMap(({ label, href }) =>
    href === undefined || href === permalink ? [] : [{ label, href }],
  );
  const description = fullDescription(metadata.description, isRule);
  const data = docStructuredData(
    {
      title,
      description,
      permalink,
      crumbs: [
        ...(isRule ? [rules] : above),
        { label: title, href: permalink },
      ],
    },
    siteConfig.url,
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

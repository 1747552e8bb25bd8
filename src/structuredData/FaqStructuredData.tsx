import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { FAQPage, WithContext } from 'schema-dts';

interface Props {
  /** The page's {@link Question}s as JSON, from `plugins/faq`. */
  questions: string;
}

/** The questions of a page in its head, for search engines. */
export function FaqStructuredData({ questions }: Props) {
  const { siteConfig } = useDocusaurusContext();
  const { permalink } = useDoc().metadata;
  const data: WithContext<FAQPage> = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: (JSON.parse(questions) as Question[]).map(
      ({ answer, id, name }) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: {
          '@type': 'Answer',
          text: answer,
          url: `${siteConfig.url}${permalink}#${id}`,
        },
      }),
    ),
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}

export interface Question {
  name: string;
  /** Of the question's heading. */
  id: string;
  /** What the answer says first, as plain text. */
  answer: string;
}

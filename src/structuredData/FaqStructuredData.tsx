import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { describeQuestions, type Question } from './describeQuestions';

interface Props {
  /** The page's {@link Question}s as JSON, from `plugins/faq`. */
  questions: string;
}

/** The questions of a page in its head, for search engines. */
export function FaqStructuredData({ questions }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { permalink } = useDoc().metadata;
  const data = describeQuestions(
    JSON.parse(questions) as Question[],
    siteConfig.url + permalink,
  );
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}

import type { FAQPage, WithContext } from 'schema-dts';

/** A question that a page answers. */
export interface Question {
  name: string;
  /** Of the question's heading. */
  id: string;
  /** What the answer says first, as plain text. */
  answer: string;
}

/**
 * What a page of questions is, for search engines, as JSON-LD.
 *
 * @param url of the page
 */
export function describeQuestions(
  questions: readonly Question[],
  url: string,
): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ answer, id, name }) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: {
        '@type': 'Answer',
        text: answer,
        url: `${url}#${id}`,
      },
    })),
  };
}

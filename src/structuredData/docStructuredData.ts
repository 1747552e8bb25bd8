import type { Graph, ListItem, TechArticle } from 'schema-dts';

interface Doc {
  title: string;
  description: string;
  /** Here and below, with the site's host. */
  url: string;
}

/**
 * What a guide or a rule's page is, for search engines, as JSON-LD.
 *
 * @param rules on a rule's page, the address of the list that leads to it
 */
export function docStructuredData(
  { title, description, url }: Doc,
  rules?: string,
): Graph {
  const article: TechArticle = {
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
  };
  const crumb = (position: number, name: string, item: string): ListItem => ({
    '@type': 'ListItem',
    position,
    name,
    item,
  });
  const trail = rules && [crumb(1, 'Rules', rules), crumb(2, title, url)];
  return {
    '@context': 'https://schema.org',
    '@graph': trail
      ? [article, { '@type': 'BreadcrumbList', itemListElement: trail }]
      : [article],
  };
}

/** The shortest description that search engines show as it is, in characters. */
const shortest = 50;

/**
 * The description of a page for its head. Rules describe themselves in a few words, which say too
 * little where no page is around them.
 */
export function fullDescription(description: string, isRule: boolean): string {
  return isRule && description.length < shortest
    ? `${description} An ESLint rule for TypeScript, with examples.`
    : description;
}

import type { BreadcrumbList, Graph, TechArticle } from 'schema-dts';

/** A page that contains another one in the sidebar, or the page itself. */
export interface Crumb {
  label: string;
  /** The page's address from the top of the host. */
  href: string;
}

interface Doc {
  title: string;
  description: string;
  /** The page's address from the top of the host. */
  permalink: string;
  /** From the widest to the page itself. */
  crumbs: readonly Crumb[];
}

/**
 * What a guide or a rule's page is, for search engines, as JSON-LD.
 *
 * @param host the address of the site's host, as in `https://example.com`
 */
export function docStructuredData(
  { title, description, permalink, crumbs }: Doc,
  host: string,
): Graph {
  const article: TechArticle = {
    '@type': 'TechArticle',
    headline: title,
    description,
    url: host + permalink,
  };
  const breadcrumbs: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ href, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: host + href,
    })),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': crumbs.length > 1 ? [article, breadcrumbs] : [article],
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

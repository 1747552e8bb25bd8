/**
 * Lets crawlers read everything, and tells them where the list of pages is.
 *
 * @param siteUrl the site's address, with the base URL and a slash at the end
 */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}sitemap.xml\n`;
}

interface SearchedSite {
  siteUrl: string;
  title: string;
  /** At most 16 characters: the format allows no more. */
  shortName: string;
  tagline: string;
}

/**
 * Lets browsers search the site from their address bar, in the format of OpenSearch 1.1:
 * https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md
 */
export function openSearch({
  shortName,
  siteUrl,
  tagline,
  title,
}: SearchedSite): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${shortName}</ShortName>
  <LongName>${title}</LongName>
  <Description>${tagline}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="48" height="48" type="image/png">${siteUrl}img/icon-48.png</Image>
  <Url type="text/html" template="${siteUrl}search?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

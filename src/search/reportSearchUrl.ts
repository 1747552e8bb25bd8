/** The repository's form for the documentation. Its fields have no names, so the title has to say it all. */
const template = '05-documentation-request.yml';

const longestQuoted = 200;

/** Address of a new issue that says which query found nothing. */
export function reportSearchUrl(repository: string, query: string): string {
  const quoted = query.slice(0, longestQuoted);
  const parameters = new URLSearchParams({
    template: template,
    title: `Docs: no search results for "${quoted}"`,
  });
  return `${repository}/issues/new?${parameters.toString()}`;
}

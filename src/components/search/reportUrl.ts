const longestQuoted = 200;

/** Address of a new issue that says which query found nothing. */
export function reportUrl(repository: string, query: string): string {
  const quoted = query.slice(0, longestQuoted);
  const parameters = new URLSearchParams({
    title: `Docs: no search results for "${quoted}"`,
    labels: 'documentation',
    body: `I searched the documentation for this and found nothing:\n\n\`\`\`text\n${quoted}\n\`\`\`\n\nI expected to find:\n`,
  });
  return `${repository}/issues/new?${parameters.toString()}`;
}

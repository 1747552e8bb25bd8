import type { ComponentType } from 'react';
import { StaticContent } from './StaticContent';

/**
 * The content of a page whose text needs no React: the HTML that the build made of it, which is there
 * already on the page that a reader came to. For another page its document is fetched, before the page
 * is shown. The text isn't sent a second time as a script.
 *
 * `plugins/static-content` has each such page's module call it.
 *
 * @param permalink the page's path
 * @throws an error if the document can't be fetched; Docusaurus opens it as a whole then
 */
export async function loadStaticContent(
  permalink: string,
): Promise<ComponentType> {
  const html =
    contentOf(document, permalink) ??
    contentOf(await fetchDocument(permalink), permalink);
  if (html === undefined) {
    throw new Error(`The document ${permalink} has no content of that page.`);
  }
  return function Content() {
    return <StaticContent permalink={permalink} html={html} />;
  };
}

function contentOf(page: Document, permalink: string): string | undefined {
  return page.querySelector(`[data-content-of="${CSS.escape(permalink)}"]`)
    ?.innerHTML;
}

async function fetchDocument(path: string): Promise<Document> {
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(
      `The document ${path} can't be loaded: the server's status is ${String(response.status)}.`,
    );
  }
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

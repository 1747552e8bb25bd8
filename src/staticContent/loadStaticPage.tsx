import type { ComponentType } from 'react';
import type { StaticPageData } from './page';
import { StaticPage } from './StaticPage';

/** As `import()` gives a module that has nothing but a component. */
interface PageModule {
  default: ComponentType;
}

/**
 * A page whose text needs no React: the HTML that the build made of it, which is there already on the
 * page that a reader came to. For another page its document is fetched, before the page is shown. The
 * text isn't sent a second time as a script.
 *
 * @param permalink the page's path
 * @throws an error if the document can't be fetched; Docusaurus opens it as a whole then
 */
export async function loadStaticPage(permalink: string): Promise<PageModule> {
  const frame =
    frameOf(permalink, document) ??
    frameOf(permalink, await fetchDocument(permalink));
  const data = frame?.dataset.page;
  if (!frame || data === undefined) {
    throw new Error(`The document ${permalink} has no content of that page.`);
  }
  const page = JSON.parse(data) as StaticPageData;
  const html = frame.innerHTML;
  return {
    default: () => <StaticPage permalink={permalink} page={page} html={html} />,
  };
}

function frameOf(permalink: string, page: Document): HTMLElement | null {
  return page.querySelector(
    `[data-content-of="${CSS.escape(permalink)}"][data-page]`,
  );
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

import { toAddress } from './addresses';
import { noNetworkPath } from './fileList';
import { findReadPage, listReadPages } from './keptPages';

/** What `src/pages/no-network.mdx` has in the place of a list of what can be read. */
const place = /<p[^>]*\sdata-read-pages\b[^>]*>[^]*?<\/p>/;

/** As a server would say that it can't answer now. */
const status = 503;

/**
 * Answers a request in a normal visit: from the network, so that nothing is ever older than the server's.
 * Without a network, what was read is there, and other pages get one that says so and lists what is.
 *
 * @throws (rejects) where a file that is no page can't be had
 */
export async function respondToReader(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept =
      (await findReadPage(request.url)) ??
      (request.mode === 'navigate' ? await noNetworkPage() : undefined);
    if (!kept) {
      throw error;
    }
    return kept;
  }
}

async function noNetworkPage(): Promise<Response | undefined> {
  const page = await findReadPage(toAddress(noNetworkPath));
  if (!page) {
    return undefined;
  }
  const pages = (await listReadPages()).filter(
    ({ address }) => address !== toAddress(noNetworkPath),
  );
  if (pages.length === 0) {
    return new Response(page.body, { status, headers: page.headers });
  }
  // Titles are HTML, as they are in their pages.
  const items = pages.map(
    ({ address, title }) =>
      `<li><a href="${encodeURI(address)}">${title}</a></li>`,
  );
  const html = (await page.text()).replace(
    place,
    () => `<p>These can:</p><ul>${items.join('')}</ul>`,
  );
  return new Response(html, { status, headers: page.headers });
}

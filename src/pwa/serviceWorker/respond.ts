import { cleanPath, notFoundPath } from './fileList';
import { openSavedSite } from './savedSite';

/**
 * Answers a request from the saved site. What is not in it comes from the
 * network; without one, pages that are not there get the not-found page.
 */
export async function respond(
  request: Request,
  version: string,
): Promise<Response> {
  const site = await openSavedSite(version);
  const saved = await site.match(cleanPath(new URL(request.url).pathname));
  if (saved) {
    return saved;
  }
  try {
    return await fetch(request);
  } catch (error) {
    const notFoundPage =
      request.mode === 'navigate' && (await site.match(notFoundPath));
    if (!notFoundPage) {
      throw error;
    }
    return new Response(notFoundPage.body, {
      status: 404,
      headers: notFoundPage.headers,
    });
  }
}

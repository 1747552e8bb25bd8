import { cleanPath } from '@site/siteConfig/addresses';
import { notFoundPath, openSavedSite } from '../savedSites';
import { baseUrl, toAddress, toPath } from './addresses';

const notSaved =
  'You are offline, and this file was not saved. It will be available when you are connected again.';

/** Rules' pages are also at addresses with their plugin's name, which aren't listed one by one. */
const pluginFolder = '/@typescript-eslint/';

/** The path that a path leads to, if it does. */
export function redirectOf(
  path: string,
  redirects: Readonly<Record<string, string>>,
): string | undefined {
  const plain = path.replace(pluginFolder, '/');
  return redirects[plain] ?? (plain === path ? undefined : plain);
}

/**
 * Answers a request from the saved site. What is not in it comes from the network; without one, pages that
 * are not there get the not-found page, and other files a line that says that they are not saved.
 */
export async function respond(
  request: Request,
  version: string,
  redirects: Readonly<Record<string, string>>,
): Promise<Response> {
  const path = cleanPath(toPath(request.url));
  const target = redirectOf(path, redirects);
  if (target !== undefined) {
    const { search } = new URL(request.url);
    return Response.redirect(toAddress(target) + search, 301);
  }
  const site = await openSavedSite(baseUrl, version);
  const saved = await site.match(toAddress(path));
  if (saved) {
    return saved;
  }
  try {
    return await fetch(request);
  } catch (error) {
    const notFoundPage =
      request.mode === 'navigate' &&
      (await site.match(toAddress(notFoundPath)));
    if (!notFoundPage) {
      throw error;
    }
    if (/\.\w+$/.test(path)) {
      // All pages are saved, but not all other files.
      return new Response(notSaved, { status: 503 });
    }
    return new Response(notFoundPage.body, {
      status: 404,
      headers: notFoundPage.headers,
    });
  }
}

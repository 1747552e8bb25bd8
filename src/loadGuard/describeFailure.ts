/**
 * Says why a page did not load: a site that is served elsewhere than it was built for finds none of
 * its files; otherwise a request failed.
 *
 * @param builtFor the base URL that the site was built with
 * @param pathname where the page is
 * @param canonical where the page says that it is, `null` if it doesn't
 */
export function describeFailure(
  builtFor: string,
  pathname: string,
  canonical: string | null,
): string {
  const path = withSlash(pathname);
  const own = withSlash(canonical ?? pathname).slice(builtFor.length);
  const base = path.endsWith(`/${own}`)
    ? path.slice(0, path.length - own.length)
    : builtFor;
  if (base === builtFor) {
    const failed =
      'This page did not load properly: a part of it could not be fetched. You can read it, but buttons and menus may not work.';
    // The page that is served for all that isn't there can't know where it was meant to be.
    return canonical === null
      ? `${failed} If all pages of this site do that, its baseUrl may be wrong: it was built for ${builtFor}.`
      : failed;
  }
  return `This site did not load properly. It was built for ${builtFor}, but is served from ${base}: its baseUrl is wrong. Build it again with BASE_URL=${base} in the environment.`;
}

function withSlash(path: string): string {
  return path.replace(/(?:\/index)?(?:\.html)?\/?$/, '/');
}

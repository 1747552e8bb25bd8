import siteConfig from '@generated/docusaurus.config';

/**
 * A page's address may end in `.html` or `/index.html`: the same page, as `/users/configs.html` is
 * `/users/configs`. Docusaurus knows that when it shows the page, but not when it loads the page's
 * code, so the suffix goes before either. As a client module, this runs first.
 */
if (typeof window !== 'undefined') {
  const { hash, pathname, search } = window.location;
  const clean = pathname.replace(/(?:\/index)?\.html$/, '');
  const { baseUrl } = siteConfig;
  const path = `${clean}/` === baseUrl ? baseUrl : clean;
  if (path !== pathname) {
    window.history.replaceState(window.history.state, '', path + search + hash);
  }
}

/**
 * A page's address may end in `.html` or `/index.html`: the same page, as `/users/configs.html` is
 * `/users/configs`. Docusaurus knows that when it shows the page, but not when it loads the page's
 * code, so the suffix goes before either. As a client module, this runs first.
 */
if (typeof window !== 'undefined') {
  const { hash, pathname, search } = window.location;
  const path = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  if (path !== pathname) {
    window.history.replaceState(window.history.state, '', path + search + hash);
  }
}

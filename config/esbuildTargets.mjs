// @ts-check

/**
 * The oldest browsers that the site supports, as esbuild names them: those of `browserslist` in package.json,
 * which the bundler reads. They are the first with popovers, which the menus of phones and the search's field
 * are.
 *
 * @param {{ browserslist: { production: string[] } }} manifest the content of package.json
 */
export function esbuildTargets({ browserslist }) {
  return browserslist.production.map(browser => browser.replace(' >= ', ''));
}

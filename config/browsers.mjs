// @ts-check
import { createRequire } from 'node:module';

/** @type {unknown} */
const manifest = createRequire(import.meta.url)('../package.json');
const { browserslist } =
  /** @type {{ browserslist: { production: string[] } }} */ (manifest);

/**
 * The oldest browsers that the site supports, as esbuild names them: those of `browserslist` in package.json,
 * which the bundler reads. They are the first with popovers, which the menus of phones and the search's field
 * are.
 */
export const browsers = browserslist.production.map(browser =>
  browser.replace(' >= ', ''),
);

// @ts-check
import { createRequire } from 'node:module';

const manifest = /** @type {{ browserslist: { production: string[] } }} */ (
  createRequire(import.meta.url)('../package.json')
);

/**
 * The oldest browsers that the site supports, as esbuild names them: those of `browserslist` in package.json,
 * which the bundler reads. They are the first with popovers, which the menus of phones and the search's field
 * are.
 */
export const browsers = manifest.browserslist.production.map(browser =>
  browser.replace(' >= ', ''),
);

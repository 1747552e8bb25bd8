// @ts-check
import { readFileSync } from 'node:fs';
import { projectFolder } from '../scripts/run.mjs';

/** @type {unknown} */
const manifest = JSON.parse(
  readFileSync(new URL('package.json', projectFolder), 'utf8'),
);
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

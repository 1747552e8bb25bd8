// @ts-check
import { main } from './main.mjs';
import { buildPages, buildSite } from './site/buildSite.mjs';

// `npm run build`: the site as hosts want it. With `--pages` as tests need it, without
// what no page waits for: compressed files, and images of pages.
await main(process.argv.includes('--pages') ? buildPages : buildSite);

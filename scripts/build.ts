import { main } from './main.mjs';
import { buildPages, compressSite } from './site/build';

// `npm run build`: the site as hosts want it. With `--pages` as tests need it, without
// what no page waits for: compressed files, and images of pages.
void main(async () => {
  await buildPages();
  if (!process.argv.includes('--pages')) {
    await compressSite();
  }
});

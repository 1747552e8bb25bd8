// @ts-check
import { main } from './main.mjs';
import { buildSite } from './site/build.mjs';

await main(buildSite);

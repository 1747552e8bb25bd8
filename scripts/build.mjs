// @ts-check
import { main } from './main.mjs';
import { buildSite } from './site/buildSite.mjs';

await main(buildSite);

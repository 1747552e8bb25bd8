// @ts-check
import { main } from './main.mjs';
import { addressFromCommandLine, checkAddressIsFree } from './site/address.mjs';
import { buildPages } from './site/buildSite.mjs';
import { serveSite } from './site/serveSite.mjs';

// `npm start`: builds the site, and serves it. Until its files are compressed as
// far as they go, the server does it, less well.
await main(async () => {
  const address = addressFromCommandLine();
  await checkAddressIsFree(address);
  await buildPages();
  await serveSite(address);
});

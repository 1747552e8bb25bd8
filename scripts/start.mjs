// @ts-check
import { main } from './main.mjs';
import { addressFromCommandLine, checkAddressIsFree } from './site/address.mjs';
import { buildSite } from './site/buildSite.mjs';
import { serveSite } from './site/serveSite.mjs';

// `npm start`: builds the site, and serves it.
await main(async () => {
  const address = addressFromCommandLine();
  await checkAddressIsFree(address);
  await buildSite();
  await serveSite(address);
});

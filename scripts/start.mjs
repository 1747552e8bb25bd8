// @ts-check
import { ensureDependencies } from './install.mjs';
import { main } from './main.mjs';
import { addressFromCommandLine, checkAddressIsFree } from './site/address.mjs';
import { buildSite } from './site/build.mjs';

// `npm start`: from a fresh clone to the served site.
await main(async () => {
  const address = addressFromCommandLine();
  await checkAddressIsFree(address);
  await ensureDependencies();
  await buildSite();
  // Only now are the packages that the server needs certain to be there.
  const { serveSite } = await import('./site/serve.mjs');
  await serveSite(address);
});

// @ts-check
import { ensureDependencies } from './install.mjs';
import { main } from './main.mjs';
import { addressFromCommandLine, checkAddressIsFree } from './site/address.mjs';

// `npm start`: from a fresh clone to the served site.
await main(async () => {
  const address = addressFromCommandLine();
  await checkAddressIsFree(address);
  await ensureDependencies();
  // Only now are the packages that the rest needs certain to be there.
  const { buildSite } = await import('./site/buildSite.mjs');
  await buildSite();
  const { serveSite } = await import('./site/serveSite.mjs');
  await serveSite(address);
});

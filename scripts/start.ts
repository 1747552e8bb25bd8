import { main } from './main.mjs';
import { addressFromCommandLine, checkAddressIsFree } from './site/address.mjs';
import { buildPages } from './site/build';
import { serveSite } from './site/serveSite';

// `npm start`: builds the site, and serves it. Until its files are compressed as
// far as they go, the server does it, less well.
void main(async () => {
  const address = addressFromCommandLine();
  await checkAddressIsFree(address);
  await buildPages();
  await serveSite(address);
});

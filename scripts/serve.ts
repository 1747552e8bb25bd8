import { main } from './main.mjs';
import { addressFromCommandLine } from './site/address.mjs';
import { serveSite } from './site/serveSite';

// `npm run serve`: serves what was built last, and finishes what an earlier run was stopped at.
void main(async () => {
  await serveSite(addressFromCommandLine());
});

// @ts-check
import { main } from './main.mjs';
import { addressFromCommandLine } from './site/address.mjs';
import { serveSite } from './site/serve.mjs';

await main(() => serveSite(addressFromCommandLine()));

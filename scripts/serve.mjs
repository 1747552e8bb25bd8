// @ts-check
import { main } from './main.mjs';
import { addressFromCommandLine } from './site/address.mjs';
import { serveSite } from './site/serveSite.mjs';

await main(() => serveSite(addressFromCommandLine()));

// @ts-check
import { main } from '../main.mjs';
import { compressSite } from './buildSite.mjs';

// What `compressInBackground` starts.
process.once('disconnect', () => process.exit(1));
await main(compressSite);
process.disconnect();

// @ts-check
import { main } from '../main.mjs';
import { compressSite } from './buildSite.mjs';

// What `serveSite` starts, with the folder of the site. It ends with the process that started it.
const stop = () => process.exit(1);
process.once('disconnect', stop);
await main(() => compressSite(new URL(process.argv[2] ?? '')));
process.off('disconnect', stop).disconnect();

import { main } from '../main.mjs';
import { compressSite } from './build';

// What `serveSite` starts, with the folder of the site. It ends with the process that started it.
const stop = () => process.exit(1);
process.once('disconnect', stop);
void main(() => compressSite(new URL(process.argv[2] ?? ''))).then(() => {
  process.off('disconnect', stop).disconnect();
});

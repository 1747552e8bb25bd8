import { fileURLToPath, pathToFileURL } from 'node:url';
import { dirname } from 'node:path';

const here = dirname(fileURLToPath(import.meta.url));
export const config = pathToFileURL(here + '/config.js');
export const text = `${config}` + config.searchParams;

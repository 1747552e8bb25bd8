import { createRequire } from 'node:module';
import type { Server } from 'node:https';

const require = createRequire(import.meta.url);
const manifest = require('./package.json');
export const version: string = manifest.version;
export const close = (server: Server) => new Promise(done => server.close(done));

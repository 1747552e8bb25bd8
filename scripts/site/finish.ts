import { readBaseUrl } from '../../config/baseUrl.mjs';
import { readPlain } from '../../config/plain.mjs';
import { main } from '../main.mjs';
import { finishSite, writeServerFiles } from './finishSite';

// What `buildSite` runs, with the folder that Docusaurus built.
const finish = readPlain(process.env) ? writeServerFiles : finishSite;
void main(() =>
  finish(new URL(process.argv[2] ?? ''), readBaseUrl(process.env)),
);

import { readBaseUrl } from '../../config/baseUrl.mjs';
import { readPlain } from '../../config/plain.mjs';
import { main } from '../main.mjs';
import { finishSite, writeServerFiles } from './finishSite';
import { writeShareImages } from './shareImages/writeShareImages';

// `finish.ts pages FOLDER` is for what Docusaurus has built, and `finish.ts images FOLDER` for later.
const [task, folder = ''] = process.argv.slice(2);

void main(async () => {
  const site = new URL(folder);
  if (task === 'images') {
    await writeShareImages(site);
  } else {
    const finish = readPlain(process.env) ? writeServerFiles : finishSite;
    await finish(site, readBaseUrl(process.env));
  }
});

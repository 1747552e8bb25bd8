import { fileURLToPath } from 'node:url';
import { openDiskCache } from '../../../plugins/diskCache.mjs';
import { main } from '../../main.mjs';
import { projectFolder } from '../../run.mjs';
import { writeShareImages } from './writeShareImages';

const cacheFolder = new URL('.cache/share-images/', projectFolder);

// What `compressSite` runs, with the folder of the site.
void main(() =>
  writeShareImages(
    new URL(process.argv[2] ?? ''),
    openDiskCache(fileURLToPath(cacheFolder)),
  ),
);

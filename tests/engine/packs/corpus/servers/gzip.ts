import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

export function compress(file: string): Promise<void> {
  return pipeline(createReadStream(file), createGzip(), createWriteStream(`${file}.gz`));
}
compress('a.log');

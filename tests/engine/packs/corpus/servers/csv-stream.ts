import { createReadStream, type PathLike } from 'node:fs';

export async function* rows(file: PathLike): AsyncGenerator<string[]> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf-8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    for (const line of lines) yield line.split(',');
  }
}

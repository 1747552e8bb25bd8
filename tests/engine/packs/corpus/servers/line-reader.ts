import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

export async function countLines(file: string) {
  let count: number = 0;
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
  for await (const line of lines) {
    if (line as string) count++;
  }
  return count;
}

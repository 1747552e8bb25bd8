import { Readable } from 'node:stream';

const numbers = Readable.from([1, 2, 3]);
numbers.on('data', async (n: number) => {
  await Promise.resolve(n);
});
numbers.once('error', error => console.error(error.message!));
export const first = numbers.read();

import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { checkAddressIsFree, listen } from './address.mjs';

const host = '127.0.0.1';

test('a port in use is named, with what to do', async () => {
  const server = createServer();
  await listen(server, { host, port: 0 });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(checkAddressIsFree({ host, port })).rejects.toThrow(
    `Port ${String(port)} is in use. Stop the program that uses it, or choose another port, as in: npm start -- --port ${String(port + 1)}`,
  );
  server.close();
});

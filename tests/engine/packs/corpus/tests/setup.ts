import { afterAll, beforeAll, describe, it, onTestFinished } from 'vitest';

let server: { close(): Promise<void>; port: number };

beforeAll(async () => {
  server = { close: async () => {}, port: 1 };
});
afterAll(() => server.close());

describe('server', { timeout: 100 }, async () => {
  it.todo('answers');
  it('closes', () => {
    onTestFinished(() => server.close());
    return server.close();
  });
});

import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { afterEach, expect, it, vi } from 'vitest';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { type Assets, serveAssets } from './emitAssets';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const read = vi.fn(() => ({ 'assets/search/index.json': '{"pages":[]}' }));

/** What a server in development, or a build, is told. */
const settings = (from: () => Assets | Promise<Assets> = read) =>
  serveAssets('/docs/', 'assets/search', from)({}, false);

/** What a server in development answers. */
async function request(path: string, from?: () => Promise<never>) {
  vi.stubEnv('NODE_ENV', 'development');
  const app = express();
  const { devServer } = settings(from) as { devServer?: DevServer };
  expect(
    devServer?.setupMiddlewares?.([], { app } as unknown as Parameters<
      NonNullable<typeof devServer.setupMiddlewares>
    >[1]),
  ).toEqual([]);
  app.use((_request, response) => {
    response.send('Another answer');
  });
  const server = app.listen(0);
  const { port } = server.address() as AddressInfo;
  const [{ headers, statusCode }, body] = await answerTo(
    `http://localhost:${String(port)}${path}`,
  );
  server.close();
  return { status: statusCode, type: headers['content-type'], body };
}

/** Without `fetch`, which keeps the clock that other tests of the process have replaced. */
async function answerTo(url: string): Promise<[IncomingMessage, string]> {
  const [response] = (await once(get(url), 'response')) as [IncomingMessage];
  return [response, await text(response)];
}

it('answers requests for its files, and makes them for no other', async () => {
  for (const path of ['/docs/rules/no-shadow', '/docs/assets/searching.js']) {
    expect(await request(path)).toMatchObject({ body: 'Another answer' });
  }
  expect(read).not.toHaveBeenCalled();
  expect(await request('/docs/assets/search/index.json?a')).toEqual({
    status: 200,
    type: 'application/json; charset=utf-8',
    body: '{"pages":[]}',
  });
  expect(await request('/docs/assets/search/none.json')).toMatchObject({
    status: 404,
  });
});

it('says why the files could not be made', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const read = () => Promise.reject(new Error('docs/a.mdx:3: No end.'));
  const path = '/docs/assets/search/index.json';
  expect(await request(path, read)).toMatchObject({
    status: 500,
    body: expect.stringContaining('docs/a.mdx:3: No end.') as string,
  });
  await vi.waitFor(() =>
    expect(String(error.mock.calls)).toContain('docs/a.mdx:3: No end.'),
  );
});

it('emits them in a build', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(settings()).toEqual({ plugins: [expect.anything()] });
});

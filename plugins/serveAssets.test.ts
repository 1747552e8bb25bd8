import { afterEach, expect, it, vi } from 'vitest';
import { answerFrom, serveAssets } from './emitAssets';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const read = vi.fn(() => ({ 'assets/search/index.json': '{"pages":[]}' }));
const served = { baseUrl: '/docs/', folder: 'assets/search', read };

async function request(
  url: string,
  from: Parameters<typeof answerFrom>[0] = served,
) {
  const response = { statusCode: 0, setHeader: vi.fn(), end: vi.fn() };
  const next = vi.fn();
  await answerFrom(from)({ url }, response, next);
  const { statusCode, setHeader, end } = response;
  return {
    statusCode,
    headers: setHeader.mock.calls,
    body: end.mock.calls[0]?.[0] as unknown,
    isPassedOn: next.mock.calls.length > 0,
  };
}

it('answers requests for its files, and makes them for no other', async () => {
  expect(await request('/docs/rules/no-shadow')).toMatchObject({
    isPassedOn: true,
  });
  expect(await request('/docs/assets/searching.js')).toMatchObject({
    isPassedOn: true,
  });
  expect(read).not.toHaveBeenCalled();
  expect(await request('/docs/assets/search/index.json?a')).toEqual({
    statusCode: 200,
    headers: [['Content-Type', 'application/json; charset=utf-8']],
    body: '{"pages":[]}',
    isPassedOn: false,
  });
  expect(await request('/docs/assets/search/none.json')).toMatchObject({
    statusCode: 404,
  });
});

it('says why the files could not be made', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const failing = {
    ...served,
    read: () => {
      throw new Error('docs/a.mdx:3: No end.');
    },
  };
  expect(
    await request('/docs/assets/search/index.json', failing),
  ).toMatchObject({ statusCode: 500, body: 'docs/a.mdx:3: No end.' });
  expect(error).toHaveBeenCalledWith(
    'assets/search/index.json could not be made: docs/a.mdx:3: No end.',
  );
});

it('serves in development, and emits in a build', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(serveAssets(served)).toEqual({ plugins: [expect.anything()] });
  vi.stubEnv('NODE_ENV', 'development');
  const { devServer } = serveAssets(served) as {
    devServer: { setupMiddlewares: (middlewares: unknown[]) => unknown };
  };
  const middlewares = [{ name: 'docusaurus' }];
  expect(devServer.setupMiddlewares(middlewares)).toEqual([]);
  expect(middlewares).toMatchObject([
    { name: 'assets/search' },
    { name: 'docusaurus' },
  ]);
});

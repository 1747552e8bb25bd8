import { afterEach, expect, test, vi } from 'vitest';

const load = async (url: string) => (await fetch(url)).json();

afterEach(() => vi.unstubAllGlobals());

test('loads', async () => {
  const fetchMock = vi.fn().mockResolvedValue({ json: () => ({ id: 1 }) });
  vi.stubGlobal('fetch', fetchMock);
  const result = await load('/a');
  expect(result.id).toBe(1);
  expect(fetchMock.mock.calls[0][0]).toBe('/a');
});

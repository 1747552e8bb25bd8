import { expect, it, vi } from 'vitest';
import { lateData } from '.';

type Loader = (this: {
  cacheable: (flag: boolean) => void;
  getOptions: () => unknown;
}) => Promise<string>;

it('waits for the data each time, and lets nothing keep it', async () => {
  let data = Promise.resolve({ address: '/a' });
  const { loader, options } = lateData('/data.json', () => data);
  const { default: load } = (await import(String(loader))) as {
    default: Loader;
  };
  const cacheable = vi.fn();
  const context = { cacheable, getOptions: () => options };
  expect(await load.call(context)).toBe('{"address":"/a"}');
  data = Promise.resolve({ address: '/b' });
  expect(await load.call(context)).toBe('{"address":"/b"}');
  expect(cacheable.mock.calls).toEqual([[false], [false]]);
});

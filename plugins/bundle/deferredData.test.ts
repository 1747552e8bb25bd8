import { expect, it, vi } from 'vitest';
import { DeferredData } from './deferredData';

type Loader = (this: {
  cacheable: (flag: boolean) => void;
  getOptions: () => unknown;
}) => Promise<string>;

it('waits for the data each time, and lets nothing keep it', async () => {
  const createData = vi.fn((name: string) => Promise.resolve(`/${name}`));
  const data = new DeferredData();
  await data.create({ createData }, 'a.json', Promise.resolve({ a: 1 }));
  const { loader, options } = data.rules[0] ?? {};
  const { default: load } = (await import(String(loader))) as {
    default: Loader;
  };
  const cacheable = vi.fn();
  const context = { cacheable, getOptions: () => options };
  expect(await load.call(context)).toBe('{"a":1}');
  // In development, content is loaded again.
  await data.create({ createData }, 'a.json', Promise.resolve({ a: 2 }));
  expect(await load.call(context)).toBe('{"a":2}');
  expect(cacheable.mock.calls).toEqual([[false], [false]]);
});

it('tells the bundler what went wrong, and nobody before', async () => {
  const data = new DeferredData();
  const making = Promise.reject(new Error('No data.'));
  await data.create(
    { createData: name => Promise.resolve(name) },
    'a.json',
    making,
  );
  const options = data.rules[0]?.options as { read: () => Promise<unknown> };
  await expect(options.read()).rejects.toThrow('No data.');
});

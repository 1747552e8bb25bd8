import { expect, it } from 'vitest';
import { createTestSession } from '../testing/testSession';
import { derive } from './session';

it('keeps what follows for as long as what it follows from is the same', () => {
  const select = derive(
    [({ shared }) => shared.code, ({ cursor }) => cursor],
    (code, cursor) => [code, cursor],
  );
  const store = createTestSession();
  store.set({ cursor: NaN });
  const first = select(store.get());
  store.set({ attempt: 1 });
  expect(select(store.get())).toBe(first);
  store.set({ cursor: 1 });
  expect(select(store.get())).toEqual([store.get().shared.code, 1]);
  store.set({ cursor: NaN });
  expect(select(store.get())).not.toBe(first);
});

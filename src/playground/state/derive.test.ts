import { expect, it } from 'vitest';
import { createTestSession } from '../testing/testSession';
import { derive } from './session';

it('keeps what follows for as long as what it follows from is the same, in each session', () => {
  const select = derive(
    [({ shared }) => shared.code, ({ cursor }) => cursor],
    (code, cursor) => [code, cursor],
  );
  const [store, other] = [createTestSession(), createTestSession()];
  store.set({ cursor: NaN });
  const first = select(store.get());
  expect(select(other.get())).toEqual([other.get().shared.code, 0]);
  store.set({ attempt: 1 });
  expect(select(store.get())).toBe(first);
  store.set({ cursor: 1 });
  expect(select(store.get())).toEqual([store.get().shared.code, 1]);
  store.set({ cursor: NaN });
  expect(select(store.get())).not.toBe(first);
});

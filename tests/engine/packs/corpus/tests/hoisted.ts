import { expect, it, vi } from 'vitest';

const mocks = vi.hoisted(() => ({ now: vi.fn(() => 0), log: vi.fn() }));

it('is hoisted', () => {
  mocks.now.mockImplementationOnce(() => '1' as any);
  mocks.log(mocks.now());
  const mocked = vi.mocked(Date, { partial: true });
  expect(mocked).toBeDefined();
  expect(vi.isMockFunction(mocks.log) === true).toBeTruthy();
});

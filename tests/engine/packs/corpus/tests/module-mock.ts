import { expect, it, vi, type Mock } from 'vitest';

vi.mock('./mailer', async importOriginal => {
  const original = await importOriginal();
  return { ...(original as object), send: vi.fn() };
});

it('is mocked', async () => {
  const send: Mock = vi.fn((a: any) => a.b);
  send('x');
  expect(send.mock.lastCall![0]).toBe('x');
});

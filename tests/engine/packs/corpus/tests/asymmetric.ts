import { expect, it } from 'vitest';

interface User { id: string; created: Date }

it('has an id', () => {
  const user: User = { id: 'x', created: new Date() };
  expect(user).toEqual({ id: expect.any(String), created: expect.anything() });
  const expected: User = { ...user, id: expect.stringMatching(/x/) };
  expect(user).toMatchObject(expected);
});

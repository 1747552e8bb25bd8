import { expect, it, vi } from 'vitest';

type Save = (id: number, value: string) => Promise<boolean>;

it('saves', async () => {
  const save = vi.fn<Save>(async () => true);
  save(1, 'a');
  await save(2, 'b');
  const [id, value] = save.mock.calls[0]!;
  expect(`${id}${value as string}`).toBe('1a');
  expect(save.mock.results[0].value).toBe(true);
});

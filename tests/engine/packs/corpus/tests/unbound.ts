import { expect, it, vi } from 'vitest';

class Mailer {
  send(to: string) {
    return to.length > 0;
  }
}

it('sends', () => {
  const mailer = new Mailer();
  vi.spyOn(mailer, 'send').mockReturnValue(true);
  mailer.send('a@example.com');
  expect(mailer.send).toHaveBeenCalledWith('a@example.com');
});

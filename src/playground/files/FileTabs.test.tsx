import { act } from 'react';
import { expect, it } from 'vitest';
import { renderInPlayground } from '../testing/renderInPlayground';
import { createTestSession } from '../testing/testSession';
import { FileTabs } from './FileTabs';
import { filesOf } from './playgroundFiles';

it('asks for a new file’s name first, and has no file until it’s settled', async () => {
  const store = createTestSession({ code: 'let a;' });
  const { container } = await renderInPlayground(
    store,
    <FileTabs>code</FileTabs>,
  );
  const names = () => filesOf(store.get().shared).map(({ name }) => name);
  const field = () => container.querySelector('input');
  const add = () =>
    act(() => {
      container
        .querySelector<HTMLElement>('[aria-label="Add a file"]')
        ?.click();
    });
  const submit = (name: string) => {
    act(() => {
      const input = field();
      if (input) {
        Object.getOwnPropertyDescriptor(
          HTMLInputElement.prototype,
          'value',
        )?.set?.call(input, name);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
    act(() => {
      container.querySelector('form')?.requestSubmit();
    });
  };

  add();
  expect(field()?.value).toBe('file.ts');
  submit('Example.ts');
  expect(container.querySelector('[role=alert]')?.textContent).toBe(
    'There already is a file Example.ts.',
  );
  expect(names()).toEqual(['example.ts']);

  act(() => {
    field()?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    );
  });
  expect(field()).toBeNull();
  expect(names()).toEqual(['example.ts']);

  add();
  submit('cart.ts');
  expect(field()).toBeNull();
  expect(names()).toEqual(['example.ts', 'cart.ts']);
  expect(container.querySelector('[aria-selected=true]')?.textContent).toBe(
    'cart.ts',
  );
  expect(document.activeElement?.role).toBe('tab');
});

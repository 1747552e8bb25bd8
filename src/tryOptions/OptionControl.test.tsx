import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, vi } from 'vitest';
import { OptionControl, WordsField } from './OptionControl';

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

/** A field for a list of which only some values are accepted. */
function start(hasNumbers: boolean, accepts: (value: unknown) => boolean) {
  const host = document.createElement('div');
  const root = createRoot(host);
  const set: unknown[] = [];
  const render = (words: readonly string[]): void =>
    root.render(
      <WordsField
        attributes={{ id: 'field', 'aria-describedby': undefined }}
        value={words}
        hasNumbers={hasNumbers}
        onSet={values => {
          if (Array.isArray(values) && values.every(accepts)) {
            set.push(values);
            render(values.map(String));
          }
        }}
      />,
    );
  act(() => render([]));
  const input = host.querySelector('input');
  if (!input) {
    throw new Error('There is no field.');
  }
  return {
    set,
    input,
    type: (text: string): void =>
      act(() => {
        // As a browser does it: React sees its own setter.
        Reflect.set(HTMLInputElement.prototype, 'value', text, input);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    leave: (): void =>
      act(() => {
        input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      }),
  };
}

it('sets words', () => {
  const { set, type } = start(false, () => true);
  type('Promise, 1,');
  expect(set).toEqual([['Promise', '1']]);
});

it('sets numbers where there may be some', () => {
  const { set, type } = start(true, () => true);
  type('-1, 0.5, 1n');
  expect(set).toEqual([[-1, 0.5, '1n']]);
});

it('lets a reader type what is accepted only once it is complete', () => {
  const { input, leave, set, type } = start(
    true,
    value => typeof value === 'number',
  );
  type('-');
  expect(input.value).toBe('-');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  type('-1 ,');
  expect(input.value).toBe('-1 ,');
  expect(input.getAttribute('aria-invalid')).toBe('false');
  expect(set).toEqual([[-1]]);
  leave();
  expect(input.value).toBe('-1');
});

it('takes a number out where its field is emptied, and sets 0 where that is typed', () => {
  const host = document.createElement('div');
  const onSet = vi.fn<(value: unknown) => void>();
  act(() =>
    createRoot(host).render(
      <OptionControl
        control={{ kind: 'number', isInteger: true, name: 'max', path: [0] }}
        value={3}
        onSet={onSet}
      />,
    ),
  );
  const input = host.querySelector('input');
  for (const text of ['', '0']) {
    act(() => {
      // As a browser does it: React sees its own setter.
      Reflect.set(HTMLInputElement.prototype, 'value', text, input);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
  expect(onSet.mock.calls).toEqual([[undefined], [0]]);
});

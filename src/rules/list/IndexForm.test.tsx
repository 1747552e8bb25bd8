import { act, type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { IndexForm } from './IndexForm';
import { formatState, type IndexState, parseState } from './indexState';

function Form(): ReactNode {
  const [state, setState] = useState<IndexState>(parseState(''));
  const change = (part: Partial<IndexState>): void => {
    setState(before => ({ ...before, ...part }));
  };
  return (
    <>
      <output>{formatState(state)}</output>
      <IndexForm
        rules={[]}
        state={state}
        onChoose={change}
        onType={text => {
          change({ text });
        }}
        onSearchFocus={() => undefined}
        onSearchBlur={() => undefined}
      />
    </>
  );
}

it('takes over what was typed and chosen before React came', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Form />);
  const [field] = container.getElementsByTagName('input');
  const [select] = container.getElementsByTagName('select');
  if (!field || !select) {
    throw new Error('The form has no field, or no choice of presets.');
  }
  field.value = 'enum';
  select.value = 'strict';
  const asked = (): string | null | undefined =>
    container.querySelector('output')?.textContent;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () => {
    hydrateRoot(container, <Form />);
    await Promise.resolve();
  });
  expect(asked()).toBe('?q=enum&preset=strict');
  expect(select.value).toBe('strict');
  await act(async () => {
    [...container.getElementsByTagName('button')]
      .find(({ textContent }) => textContent === 'Clear')
      ?.click();
    await Promise.resolve();
  });
  expect(asked()).toBe('');
  expect(select.value).toBe('');
});

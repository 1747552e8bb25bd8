import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { SupportMatrix } from './SupportMatrix';

vi.mock('../navigation/StartReact', () => ({ StartReact: () => null }));

it('shows the versions that support the reader’s TypeScript', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  act(() => root.render(<SupportMatrix />));
  const shown = () =>
    Array.from(
      container.querySelectorAll('tbody tr:not([hidden]) th'),
      ({ textContent }) => textContent,
    );
  const all = shown().length;
  expect(all).toBeGreaterThan(10);
  const choose = (version: string) => {
    const select = container.querySelector('select');
    act(() => {
      if (select) {
        select.value = version;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
  };
  choose('5.5');
  expect(shown()).toEqual(['>=7.14.0 <8.0.0']);
  choose('4.9');
  expect(shown()).toContain('>=7.14.0 <8.0.0');
  expect(shown()).not.toContain('>=5.36.0 <5.44.0');
  expect(container.querySelector('[role=status]')?.textContent).toBe(
    'Supported from 5.44.0 to the last version before 8.0.0.',
  );
  choose('');
  expect(shown()).toHaveLength(all);
  act(() => root.unmount());
});

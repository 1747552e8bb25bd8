import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { PresetMatrix } from './PresetMatrix';

vi.mock('../pluginRules', async () => {
  const { readRules } = await import('../../../plugins/rules/readRules');
  return { pluginRules: readRules() };
});
vi.mock('@docusaurus/Link', () => ({ default: 'a' }));
vi.mock('../../navigation/StartReact', () => ({ StartReact: () => null }));

it('keeps what was chosen before React came', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<PresetMatrix />);
  const [select] = container.getElementsByTagName('select');
  if (!select) {
    throw new Error('The matrix has no choice of presets.');
  }
  select.value = '3';
  const all = container.querySelectorAll('tbody tr').length;
  const onRecoverableError = vi.fn();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () => {
    hydrateRoot(container, <PresetMatrix />, { onRecoverableError });
    await Promise.resolve();
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.getElementsByTagName('select')[0]?.value).toBe('3');
  const shown = container.querySelectorAll('tbody tr:not([hidden])').length;
  expect(shown).toBeLessThan(all);
  expect(container.querySelector('output')?.textContent).toBe(
    `${String(shown)} rules`,
  );
});

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { loadable } from './loadable';

function Loaded({ name }: { name: string }) {
  return `loaded ${name}`;
}

function Failure({ retry }: { retry: () => void }) {
  return (
    <button type="button" onClick={retry}>
      Retry
    </button>
  );
}

it('shows what was loaded, and loads again where that failed', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const load = vi
    .fn<() => Promise<typeof Loaded>>()
    .mockRejectedValueOnce(new Error('No network'))
    .mockResolvedValue(Loaded);
  const Part = loadable(load, () => 'loading', Failure);
  const place = document.createElement('div');
  const root = createRoot(place);
  const seen: string[] = [];
  act(() => root.render(<Part name="it" />));
  seen.push(place.textContent ?? '');
  await act(() => Promise.resolve());
  seen.push(place.textContent ?? '');
  await act(async () => {
    place.querySelector('button')?.click();
    await Promise.resolve();
  });
  seen.push(place.textContent ?? '');
  // Elsewhere it is there at once.
  act(() => root.render(<Part key="another" name="another" />));
  seen.push(place.textContent ?? '');
  expect(seen).toEqual(['loading', 'Retry', 'loaded it', 'loaded another']);
  expect(load).toHaveBeenCalledTimes(2);
});

it('throws a failure to the next error boundary where nothing shows it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const Part = loadable(() => Promise.reject(new Error('No network')));
  const root = createRoot(document.createElement('div'));
  const rendering = act(async () => {
    root.render(<Part />);
    await Promise.resolve();
  });
  await expect(rendering).rejects.toThrow('No network');
});

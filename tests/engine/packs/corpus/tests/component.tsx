import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';

it('renders', async () => {
  const box = document.createElement('div');
  await act(async () => createRoot(box).render(<p>Hi</p>));
  act(() => createRoot(box).render(null));
  expect(box.querySelector('p')!.textContent as string).toBe('Hi');
});

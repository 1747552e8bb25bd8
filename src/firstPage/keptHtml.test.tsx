import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it } from 'vitest';

it('React leaves HTML alone that it is not told of', () => {
  const container = document.createElement('div');
  container.innerHTML = '<div><p>Kept</p></div>';
  const kept = container.querySelector('p');

  act(() => {
    hydrateRoot(
      container,
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />,
    );
  });

  expect(container.querySelector('p')).toBe(kept);
});

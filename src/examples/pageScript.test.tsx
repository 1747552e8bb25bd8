import { expect, it } from 'vitest';
import { nameButtons } from './pageScript';

it('tells equal buttons apart, once, and leaves their words in front', () => {
  const copy =
    '<button data-action="copy-code" aria-label="Copy code">Copy</button>';
  const example = `<figure aria-label="Incorrect"><button data-edit>Edit</button>${copy}</figure>`;
  document.body.innerHTML = `<main><h1>no-shadow</h1>${copy}<h2>Options</h2>${example}${example}</main>`;
  nameButtons();
  nameButtons();
  expect(
    Array.from(document.querySelectorAll('button'), button =>
      button.getAttribute('aria-label'),
    ),
  ).toEqual([
    'Copy code, no-shadow',
    'Edit, Incorrect, Options',
    'Copy code, Incorrect, Options',
    'Edit, Incorrect, Options, 2',
    'Copy code, Incorrect, Options, 2',
  ]);
});

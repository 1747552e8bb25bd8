import { afterEach, expect, it } from 'vitest';
import { pageShown } from '../navigation/pageShown';
import { nameButtons } from './nameButtons';

afterEach(() => {
  document.body.replaceChildren();
});

it('tells equal buttons apart, and leaves their words in front', () => {
  const copy =
    '<button data-action="copy-code" aria-label="Copy code">Copy</button>';
  const example = `<figure aria-label="Incorrect"><button data-edit>Edit</button>${copy}</figure>`;
  document.body.innerHTML = `<main><h1>no-shadow</h1>${copy}<h2>Options</h2>${example}${example}</main>`;
  nameButtons();
  document.dispatchEvent(new Event(pageShown));
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

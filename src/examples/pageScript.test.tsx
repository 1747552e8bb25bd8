import { afterEach, expect, it } from 'vitest';
import { pageShown } from '../navigation/pageShown';
import { addButtons } from './pageScript';

afterEach(() => {
  document.body.replaceChildren();
});

it('tells equal buttons apart, and leaves their words in front', () => {
  const copy =
    '<button data-action="copy-code" aria-label="Copy code">Copy</button>';
  const example = `<figure aria-label="Incorrect"><button data-edit>Edit</button>${copy}</figure>`;
  document.body.innerHTML = `<main><h1>no-shadow</h1>${copy}<h2>Options</h2>${example}${example}</main>`;
  addButtons();
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

const table = `<table><tr id="options-allow"><th><a href="#allow"><code>allow</code></a> <code>string[]</code></th></tr></table>`;
const example = `<figure><figcaption><a data-rule="no-void"></a></figcaption><p data-report></p></figure>`;

const named = (): string[] =>
  [...document.querySelectorAll('button')].map(
    button => button.ariaLabel ?? button.textContent ?? '',
  );

it('adds buttons to the table, its rows, and the first example, once', () => {
  document.body.innerHTML = example + table + example;
  addButtons();
  document.dispatchEvent(new Event(pageShown));
  expect(named()).toEqual([
    'Edit',
    'Options',
    'Try allow',
    'Try the options',
    'Edit',
  ]);
});

it('adds none where there is no example', () => {
  document.body.innerHTML = table;
  addButtons();
  expect(named()).toEqual([]);
});

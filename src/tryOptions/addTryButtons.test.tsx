import { afterEach, expect, it } from 'vitest';
import { pageShown } from '../navigation/pageShown';
import { addTryButtons } from './addTryButtons';

const table = `<table><tr id="options-allow"><th><a href="#allow"><code>allow</code></a> <code>string[]</code></th></tr></table>`;
const example = `<figure><figcaption><a data-rule="no-void"></a></figcaption><p data-report></p></figure>`;

afterEach(() => {
  document.body.replaceChildren();
});

const named = (): string[] =>
  [...document.querySelectorAll('button')].map(
    button => button.ariaLabel ?? button.textContent ?? '',
  );

it('adds buttons to the table, its rows, and the first example, once', () => {
  document.body.innerHTML = example + table + example;
  addTryButtons();
  document.dispatchEvent(new Event(pageShown));
  expect(named()).toEqual(['Options', 'Try allow', 'Try the options']);
});

it('adds none where there is nothing to try', () => {
  document.body.innerHTML = table;
  addTryButtons();
  expect(named()).toEqual([]);
});

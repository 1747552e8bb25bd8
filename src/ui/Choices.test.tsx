import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { Choices } from './Choices';
import { followChoices, rememberChoices } from './rememberChoices';

const page = (
  <>
    {['first', 'second'].map(place => (
      <Choices
        key={place}
        group="package-manager"
        label="Package manager"
        choices={['npm', 'yarn'].map(value => ({
          value,
          label: value,
          content: `${place} ${value}`,
        }))}
      />
    ))}
  </>
);

function checked(): string[] {
  return [...document.querySelectorAll('input')]
    .filter(input => input.checked)
    .map(({ value }) => value);
}

beforeAll(rememberChoices);

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = renderToString(page);
});

it('has the first of them chosen in each place', () =>
  expect(checked()).toEqual(['npm', 'npm']));

it('chooses everywhere what is chosen in one place, and on the next page', () => {
  document.querySelector<HTMLInputElement>('input[value="yarn"]')?.click();
  expect(checked()).toEqual(['yarn', 'yarn']);
  document.body.innerHTML = renderToString(page);
  followChoices();
  expect(checked()).toEqual(['yarn', 'yarn']);
});

it('ignores what was never to be chosen', () => {
  localStorage.setItem('docusaurus.tab.package-manager', '"><img>');
  followChoices();
  expect(checked()).toEqual(['npm', 'npm']);
});

it('works on what React puts into the page later', () => {
  const main = document.createElement('main');
  document.body.replaceChildren(main);
  const root = createRoot(main);
  flushSync(() => root.render(page));
  document.querySelector<HTMLInputElement>('input[value="yarn"]')?.click();
  expect(checked()).toEqual(['yarn', 'yarn']);
});

import { beforeEach, expect, it } from 'vitest';
import { unfoldTarget } from './unfoldTarget';

beforeEach(() => {
  document.body.innerHTML =
    '<details id="outer"><details id="inner"><h3 id="args">args</h3></details></details><details id="other"></details>';
  location.hash = '';
});

function open(): string[] {
  return [...document.querySelectorAll('details')]
    .filter(details => details.open)
    .map(({ id }) => id);
}

it('unfolds all around what the address points to, and nothing else', () => {
  location.hash = '#args';
  unfoldTarget();
  expect(open()).toEqual(['outer', 'inner']);
});

it('leaves all folded where the address points to nothing', () => {
  unfoldTarget();
  location.hash = '#%';
  unfoldTarget();
  expect(open()).toEqual([]);
});

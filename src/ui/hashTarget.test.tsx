import { afterEach, expect, it } from 'vitest';
import { hashTarget } from './hashTarget';

afterEach(() => document.body.replaceChildren());

it.each([
  ['#options', 'options'],
  ['#e2%C3%A9', 'e2é'],
  ['#100%', '100%'],
  ['#%E0%A4%A', '%E0%A4%A'],
])('%s leads to the element with the id %s', (hash, id) => {
  expect(hashTarget(hash)).toBeNull();
  const target = document.createElement('h2');
  target.id = id;
  document.body.append(target);
  expect(hashTarget(hash)).toBe(target);
});

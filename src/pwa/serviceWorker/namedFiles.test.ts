import { expect, it } from 'vitest';
import { namedFiles } from './keptPages';

it('finds scripts, styles, and images, with and without quotes', () =>
  expect(
    namedFiles(
      '<link href=/assets/a.css rel=stylesheet><script src="/assets/b.js"></script><img src=/img/c.svg><img src=/img/c.svg>',
    ),
  ).toEqual(['/assets/a.css', '/assets/b.js', '/img/c.svg']));

it('takes no page for a file', () =>
  expect(
    namedFiles(
      '<a href=/rules/no-shadow>a</a> <a href="/users/rule-changes#1.13.0">since</a>',
    ),
  ).toEqual([]));

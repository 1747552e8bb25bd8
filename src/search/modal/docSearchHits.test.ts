import { expect, test } from 'vitest';
import type { PageResult, TextPart } from '../engine/present';
import { toHits } from './docSearchHits';

const evil = `<img src=x onerror="alert('1')"> & </mark>`;
const escaped =
  "&lt;img src=x onerror=&quot;alert('1')&quot;&gt; &amp; &lt;/mark&gt;";

function parts(text: string, marked = false): TextPart[] {
  return [{ text, marked }];
}

const page: PageResult = {
  url: '/page',
  kind: 'guides',
  title: parts(evil, true),
  extract: parts(evil),
  sections: [{ url: '/page#part', heading: parts(evil), extract: parts(evil) }],
};

test('all text stays text: the modal takes it for HTML', () => {
  const [first, section] = toHits([page], path => path);
  expect(first?._snippetResult).toEqual({
    content: { value: escaped },
    hierarchy: { lvl1: { value: `<mark>${escaped}</mark>` } },
  });
  const texts = JSON.stringify([first, section], null, 1);
  expect(texts).not.toMatch(/<(?!\/?mark>)/);
});

test('sections follow their page, in its group', () => {
  const hits = toHits(
    [{ ...page, status: 'deprecated' }],
    path => `/docs${path}`,
  );
  expect(
    hits.map(({ url, type, anchor, status, hierarchy }) => [
      url,
      type,
      anchor,
      status,
      hierarchy.lvl0,
    ]),
  ).toEqual([
    ['/docs/page', 'lvl1', null, 'deprecated', 'Guides'],
    ['/docs/page#part', 'lvl2', 'part', 'deprecated', 'Guides'],
  ]);
});

import { expect, it } from 'vitest';
import { pageOf } from '../pages';
import { cardElement, drawCard, readCard } from './writeShareImages';

function cardOf(kind: string, content: string) {
  const html = `<head><meta name=description content="Described."/></head><main>${content}</main>`;
  return readCard(pageOf('a.html', html), kind);
}

it('says of a rule what it does, and its facts', () =>
  expect(
    cardOf(
      'rules',
      '<h1>no-shadow</h1><p class=lead_x>Disallow it.</p><ul class=facts_x><li>Auto-fix<li>Since 1.0.0</ul>',
    ),
  ).toEqual({
    kind: 'ESLint rule for TypeScript',
    title: 'no-shadow',
    description: 'Disallow it.',
    facts: ['Auto-fix', 'Since 1.0.0'],
  }));

it('says of a post when it came out', () =>
  expect(
    cardOf(
      'blog',
      '<header><h1>ASTs</h1><time>December 5, 2022</time></header>',
    ),
  ).toMatchObject({
    kind: 'Blog · December 5, 2022',
    title: 'ASTs',
    description: 'Described.',
    facts: [],
  }));

it('draws an image of at most 60 kB, from a long text', async () => {
  const card = {
    kind: 'Blog · September 18, 2023',
    title: 'Finding tsconfigs with parserOptions.project set to true',
    description: 'How the lookup works, and what it costs you. '.repeat(4),
    facts: ['In recommendedTypeChecked and stricter', 'Suggestions'],
  };
  const image = await drawCard(
    cardElement(
      card,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>',
    ),
  );
  expect(image.length).toBeLessThan(60_000);
  // The size is in the header of a PNG.
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([920, 483]);
});

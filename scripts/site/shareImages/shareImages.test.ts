import { expect, it } from 'vitest';
import { cardElement } from './card.mjs';
import { readCard } from './readCard.mjs';
import { drawCard } from './writeShareImages.mjs';

const imagePath = /img\/share\/(\w+)\/.*\.png$/;

function pageOf(kind: string, content: string): string {
  return `<head><meta property=og:image content=https://example.com/img/share/${kind}/a.png /><meta name=description content="Described."/></head><main>${content}</main>`;
}

it('says of a rule what it does, and its facts', () => {
  const html = pageOf(
    'rules',
    '<h1>no-shadow</h1><p class=lead_x>Disallow it.</p><ul class=facts_x><li>Auto-fix<li>Since 1.0.0</ul>',
  );
  expect(readCard(html, imagePath)).toEqual({
    image: 'img/share/rules/a.png',
    card: {
      kind: 'ESLint rule for TypeScript',
      title: 'no-shadow',
      description: 'Disallow it.',
      facts: ['Auto-fix', 'Since 1.0.0'],
      isReported: true,
    },
  });
});

it('says of a post when it came out', () => {
  const html = pageOf(
    'blog',
    '<header><h1>ASTs</h1><time>December 5, 2022</time></header>',
  );
  expect(readCard(html, imagePath)?.card).toMatchObject({
    kind: 'Blog · December 5, 2022',
    title: 'ASTs',
    description: 'Described.',
    isReported: false,
  });
});

it('leaves pages alone that show another image', () => {
  expect(
    readCard(
      '<meta property=og:image content=https://example.com/img/card.png>',
      imagePath,
    ),
  ).toBeUndefined();
});

it('draws an image of at most 60 kB, from a long text', async () => {
  const card = {
    kind: 'Blog · September 18, 2023',
    title: 'Finding tsconfigs with parserOptions.project set to true',
    description: 'How the lookup works, and what it costs you. '.repeat(4),
    facts: ['In recommendedTypeChecked and stricter', 'Suggestions'],
    isReported: true,
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

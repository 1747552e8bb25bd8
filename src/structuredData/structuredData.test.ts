import { expect, it } from 'vitest';
import { docStructuredData } from './docStructuredData';
import { fullDescription } from './docStructuredData';

const page = {
  title: 'no-shadow',
  description: 'Shadows.',
  url: 'https://example.com/rules/no-shadow',
};

it('names the list of rules above a rule', () => {
  expect(docStructuredData(page, 'https://example.com/rules/')).toMatchObject({
    '@graph': [
      {
        '@type': 'TechArticle',
        url: 'https://example.com/rules/no-shadow',
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: 'https://example.com/rules/' },
          { position: 2, item: 'https://example.com/rules/no-shadow' },
        ],
      },
    ],
  });
});

it('leaves a trail of one page out', () => {
  expect(docStructuredData(page)['@graph']).toHaveLength(1);
});

it('adds to what rules say of themselves where that is short', () => {
  expect(fullDescription('Disallow magic numbers.', true)).toBe(
    'Disallow magic numbers. An ESLint rule for TypeScript, with examples.',
  );
  expect(fullDescription('Disallow magic numbers.', false)).toBe(
    'Disallow magic numbers.',
  );
});

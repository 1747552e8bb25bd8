import { describe, expect, test } from 'vitest';
import type { SearchPage } from '../../src/search/engine/pages';
import { present } from '../../src/search/engine/present';
import { longestQuery } from '../../src/search/engine/query';
import { SearchIndex } from '../../src/search/engine/searchIndex';
import { buildIndex } from './buildIndex';

function page(path: string, title: string, more: Partial<SearchPage> = {}) {
  return {
    page: {
      path,
      title,
      kind: 'rules' as const,
      description: '',
      intro: '',
      sections: [],
      ...more,
    },
    aliases: [],
    options: [],
    code: '',
  };
}

const filler = Array.from({ length: 20 }, (_, number) =>
  page(`/filler-${String(number)}`, `Something else ${String(number)}`),
);

function pathsFor(
  query: string,
  ...pages: ReturnType<typeof page>[]
): string[] {
  return new SearchIndex(buildIndex([...pages, ...filler]))
    .search(query)
    .map(result => result.page.path);
}

describe('ranking', () => {
  test('a rule comes before a page that mentions it', () => {
    const mention = 'See no-floating-promises, no-floating-promises.';
    expect(
      pathsFor(
        'no-floating-promises',
        page('/guide', 'Typed linting', { intro: mention }),
        page('/rules/no-floating-promises', 'no-floating-promises'),
      ),
    ).toEqual(['/rules/no-floating-promises', '/guide']);
  });

  test('where a report is does not count', () => {
    expect(
      pathsFor(
        'src/shop/cart.ts 3:10 error Unexpected label',
        page('/rules/shop-cart', 'shop-cart'),
        page('/rules/b', 'no-b', { messages: ['Unexpected label.'] }),
      )[0],
    ).toBe('/rules/b');
  });

  test('a message that names a rule is not about it', () => {
    expect(
      pathsFor(
        'Definition for rule "@typescript-eslint/no-b" was not found',
        page('/rules/no-b', 'no-b'),
        page('/faq', 'Questions', {
          sections: [
            {
              anchor: 'a',
              heading: '"Definition for rule … was not found" or the like',
              text: '',
            },
          ],
        }),
      )[0],
    ).toBe('/faq');
  });

  test.each(['deprecated', 'removed'] as const)(
    'a current rule comes before a %s one',
    status => {
      const text = { intro: 'Errors are thrown.' };
      expect(
        pathsFor(
          'thrown errors',
          page('/rules/a', 'no-a', { ...text, status }),
          page('/rules/b', 'no-b', text),
        ),
      ).toEqual(['/rules/b', '/rules/a']);
    },
  );

  test('a deprecated rule is first when it is asked for by name', () => {
    expect(
      pathsFor(
        'no-throw-literal',
        page('/rules/only-throw-error', 'only-throw-error', {
          intro: 'It was called no-throw-literal.',
        }),
        page('/rules/no-throw-literal', 'no-throw-literal', {
          status: 'deprecated',
        }),
      )[0],
    ).toBe('/rules/no-throw-literal');
  });

  test('a page with all words comes before one that repeats some', () => {
    expect(
      pathsFor(
        'strict null checks',
        page('/some', 'Some', { intro: 'Strict, strict, strict, strict.' }),
        page('/all', 'All', { intro: 'With strict null checks.' }),
      )[0],
    ).toBe('/all');
  });

  test('a message that is pasted with its details finds its rule', () => {
    expect(
      pathsFor(
        "12:3 error Member 'count' is never reassigned; mark it as `readonly`.",
        page('/rules/other', 'no-count', { intro: 'Count as readonly.' }),
        page('/rules/prefer-readonly', 'prefer-readonly', {
          messages: ['Member … is never reassigned; mark it as `readonly`.'],
        }),
      )[0],
    ).toBe('/rules/prefer-readonly');
  });
});

describe('reads a query', () => {
  const section = (heading: string, message?: string) => ({
    anchor: 'a',
    heading,
    text: '',
    ...(message && { message }),
  });

  test('the name of the product does not count, with a space in it either', () => {
    expect(
      pathsFor(
        'shadows typescript eslint',
        page('/package', 'typescript-eslint'),
        page('/rules/no-shadow', 'no-shadow'),
      )[0],
    ).toBe('/rules/no-shadow');
  });

  test('one sentence of a message finds what explains the message', () => {
    expect(
      pathsFor(
        'Error: A file was run with the wrong `options.project`',
        page('/options', 'Options', {
          intro:
            'The wrong `options.project`. A file that was run with an error.',
          sections: [section('project')],
        }),
        page('/faq', 'Questions', {
          sections: [
            section(
              'Wrong file',
              'A file was run with the wrong `options.project`: … However, no project includes it. Add it to one, or make a new project for it. Ask if that does not help.',
            ),
          ],
        }),
      )[0],
    ).toBe('/faq');
  });

  test('a single letter at its end starts no other word', () => {
    expect(
      pathsFor(
        'shadow of c',
        page('/c', 'Cats', { intro: 'Cats can count coins.' }),
        page('/rules/no-shadow', 'no-shadow'),
      ),
    ).toEqual(['/rules/no-shadow']);
  });

  test.each([
    ['shorter cart && cart.total', 'prefer-optional-chain'],
    ['string[] or what', 'array-type'],
    ['is cart!.total fine', 'no-non-null-assertion'],
  ])('code is called by its name: %s', (query, name) => {
    expect(pathsFor(query, page(`/rules/${name}`, name))[0]).toBe(
      `/rules/${name}`,
    );
  });

  test('what a page is called otherwise is read as a line', () => {
    const words = { intro: 'No loud mark. Exclamation.' };
    expect(
      pathsFor(
        'exclamation mark behind a variable',
        page('/one', 'One', words),
        page('/two', 'Two', { ...words, otherNames: ['exclamation mark'] }),
      )[0],
    ).toBe('/two');
  });
});

describe('forgives', () => {
  const rule = page('/rule', 'no-floating-promises', {
    intro: 'Promises are awaited or assigned to variables.',
  });

  test.each([
    ['swapped letters', 'flaoting'],
    ['a missing letter', 'promses'],
    ['another form of a word', 'awaiting'],
    ['a noun for a verb', 'assignment'],
    ['the plural', 'variable'],
    ['a synonym', 'var'],
    ['another spelling of a name', 'noFloatingPromises'],
    ['accents and capitals', 'PRÓMISES'],
    ['a word that is not typed to the end', 'no-floa'],
    ['words that are not there', 'awaited whatsoever'],
  ])('%s', (_, query) => {
    expect(pathsFor(query, rule)).toEqual(['/rule']);
  });

  test('swapped letters rather than other ones', () => {
    expect(
      pathsFor(
        'perfer',
        page('/packages/parser', 'parser'),
        page('/rules/prefer-b', 'prefer-b'),
      ),
    ).toEqual(['/rules/prefer-b']);
  });

  test('a word that only a synonym of it is on a page, rather than to correct it', () => {
    expect(
      pathsFor(
        'unneeded',
        page('/rules/a', 'no-unnecessary-a'),
        page('/rules/b', 'no-unread-b'),
      ),
    ).toEqual(['/rules/a']);
  });
});

describe('queries that ask for nothing', () => {
  const pages = [page('/a', 'A page about everything')];

  test.each(['', '   ', '…!?.,:;()', '🎉🎉🎉', '\u0000\uD800', '`${}`'])(
    '%j finds nothing',
    query => {
      expect(pathsFor(query, ...pages)).toEqual([]);
    },
  );

  test('only the start of an endless query counts', () => {
    const endless = 'page '.repeat(longestQuery);
    expect(pathsFor(endless, ...pages)).toEqual(['/a']);
    expect(pathsFor(`${'x'.repeat(longestQuery)} page`, ...pages)).toEqual([]);
  });

  test('names of properties that all objects have are words like others', () => {
    expect(pathsFor('constructor __proto__ toString', ...pages)).toEqual([]);
    expect(
      pathsFor('some.constructor', page('/b', 'no-useless-constructor')),
    ).toEqual(['/b']);
  });
});

test('shows the sections that fit, below the page, with what was found marked', () => {
  const index = new SearchIndex(
    buildIndex([
      page('/configs', 'Configs', {
        sections: [
          { anchor: 'strict', heading: 'Strict', text: 'More rules.' },
          { anchor: 'other', heading: 'Other', text: 'Nothing.' },
        ],
      }),
      ...filler,
    ]),
  );
  const [first] = index.search('strict').map(found => present(found, 3));
  expect(first?.url).toBe('/configs');
  expect(first?.sections).toEqual([
    {
      url: '/configs#strict',
      heading: [{ text: 'Strict', marked: true }],
      extract: [{ text: 'More rules.', marked: false }],
    },
  ]);
});

test.each([
  ['no-shadow', 'Disallow that.'],
  ['shadow of an import', 'The shadow of an import is reported.'],
])('tells for %s what says most about the page: %s', (query, text) => {
  const index = new SearchIndex(
    buildIndex([
      page('/rules/no-shadow', 'no-shadow', {
        description: 'Disallow that.',
        intro: 'A shadow is bad.\nThe shadow of an import is reported.',
      }),
      ...filler,
    ]),
  );
  const [first] = index.search(query).map(found => present(found, 3));
  expect(first?.extract.map(part => part.text).join('')).toBe(text);
});

test('the same pages make the same index', () => {
  const make = () => JSON.stringify(buildIndex(filler));
  expect(make()).toBe(make());
});

import { describe, expect, test } from 'vitest';
import type { SearchPage, Section } from './pages';
import { present } from './present';
import { longestQuery } from './query';
import { SearchIndex } from './searchIndex';

function page(
  path: string,
  title: string,
  more: Partial<SearchPage> = {},
): SearchPage {
  return {
    path,
    title,
    kind: 'rules',
    description: '',
    intro: '',
    sections: [],
    ...more,
  };
}

const filler = Array.from({ length: 20 }, (_, number) =>
  page(`/filler-${String(number)}`, `Something else ${String(number)}`),
);

function pathsFor(query: string, ...pages: SearchPage[]): string[] {
  return new SearchIndex([...pages, ...filler])
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

  test('where a report is does not count', () =>
    expect(
      pathsFor(
        'src/shop/cart.ts 3:10 error Unexpected label',
        page('/rules/shop-cart', 'shop-cart'),
        page('/rules/b', 'no-b', { messages: ['Unexpected label.'] }),
      )[0],
    ).toBe('/rules/b'));

  test.each(['deprecated', 'removed'] as const)(
    'a current rule comes before a %s one',
    status => {
      const text = { otherNames: ['thrown errors'] };
      expect(
        pathsFor(
          'thrown errors',
          page('/rules/a', 'no-a', { ...text, status }),
          page('/rules/b', 'no-b', text),
        ),
      ).toEqual(['/rules/b', '/rules/a']);
    },
  );

  test('a deprecated rule is first when it is asked for by name', () =>
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
    ).toBe('/rules/no-throw-literal'));

  test('a page with all words comes before one that repeats some', () =>
    expect(
      pathsFor(
        'strict null checks',
        page('/some', 'Some', { intro: 'Strict, strict, strict, strict.' }),
        page('/all', 'All', { intro: 'With strict null checks.' }),
      )[0],
    ).toBe('/all'));

  test('a message that is pasted with its details finds its rule', () =>
    expect(
      pathsFor(
        "12:3 error Member 'count' is never reassigned; mark it as `readonly`.",
        page('/rules/other', 'no-count', { intro: 'Count as readonly.' }),
        page('/rules/prefer-readonly', 'prefer-readonly', {
          messages: ['Member … is never reassigned; mark it as `readonly`.'],
        }),
      )[0],
    ).toBe('/rules/prefer-readonly'));
});

describe('reads a query', () => {
  const section = (heading: string, ...messages: string[]): Section => ({
    anchor: 'a',
    heading,
    text: '',
    messages,
  });

  test('the name of the product does not count, with a space in it either', () =>
    expect(
      pathsFor(
        'shadows typescript eslint',
        page('/package', 'typescript-eslint'),
        page('/rules/no-shadow', 'no-shadow'),
      )[0],
    ).toBe('/rules/no-shadow'));

  test('one sentence of a message finds what explains the message', () =>
    expect(
      pathsFor(
        'Error: A file was run with the wrong `options.project`',
        page('/other', 'Options', {
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
    ).toBe('/faq'));

  test('a single letter at its end starts no other word', () =>
    expect(
      pathsFor(
        'shadow of c',
        page('/cats', 'Cats', { intro: 'Cats can count coins.' }),
        page('/rules/no-shadow', 'no-shadow'),
      ),
    ).toEqual(['/rules/no-shadow']));

  test.each([
    ['shorter cart && cart.total', 'prefer-optional-chain'],
    ['string[] or what', 'array-type'],
    ['is cart!.total fine', 'no-non-null-assertion'],
  ])('code is called by its name: %s', (query, name) =>
    expect(pathsFor(query, page(`/rules/${name}`, name))[0]).toBe(
      `/rules/${name}`,
    ),
  );

  test('code alone finds what it is about, and what is like that', () =>
    expect(
      pathsFor(
        'foo!.bar',
        page('/rules/bare-for', 'bare-for', { intro: 'A bare for.' }),
        page('/rules/no-extra-assertion', 'no-extra-assertion'),
        page('/rules/no-non-null-assertion', 'no-non-null-assertion'),
      ),
    ).toEqual(['/rules/no-non-null-assertion', '/rules/no-extra-assertion']));

  test('the number of an error finds the page that helps, among other words', () => {
    const helping = page('/rules/b', 'no-b', {
      messages: ['TS2304: Nothing is called …'],
    });
    for (const query of [
      'ts(2304)',
      'TS2304',
      '2304',
      'what is TS 2304 here',
    ]) {
      expect(
        pathsFor(query, page('/what', 'what is here'), helping)[0],
        query,
      ).toBe('/rules/b');
    }
  });

  test('the former name of a rule finds its replacement', () => {
    const pages = [
      page('/rules/a', 'no-old-style', { intro: 'The old style rule.' }),
      page('/rules/b', 'new-name', { replaces: ['old-style', 'curly'] }),
    ];
    expect(pathsFor('old-style', ...pages)[0]).toBe('/rules/b');
    expect(pathsFor('@typescript-eslint/old-style', ...pages)[0]).toBe(
      '/rules/b',
    );
    expect(pathsFor('tslint curly', ...pages)[0]).toBe('/rules/b');
    // A word of its own, which is no name.
    expect(pathsFor('old style', ...pages)[0]).toBe('/rules/a');
  });

  test('what is to be forbidden may be said in any way', () => {
    const pages = [
      page('/other', 'Enums', { intro: 'Enums may be disallowed or banned.' }),
      page('/faq', 'FAQ', { otherNames: ['ban enums'] }),
    ];
    for (const query of [
      'forbid enums',
      'disallow enum',
      'how do I ban an enum',
    ]) {
      expect(pathsFor(query, ...pages)[0], query).toBe('/faq');
    }
  });

  test('a word is not the start of another', () => {
    expect(
      pathsFor('any', page('/a', 'A', { intro: 'Anyway, anything.' })),
    ).toEqual(['/a']);
    expect(
      pathsFor(
        'any',
        page('/a', 'A', { intro: 'Anyway, anything.' }),
        page('/rules/no-any', 'no-any'),
      ),
    ).toEqual(['/rules/no-any']);
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
  ])('%s', (_, query) => expect(pathsFor(query, rule)).toEqual(['/rule']));

  test('swapped letters rather than other ones', () =>
    expect(
      pathsFor(
        'perfer',
        page('/packages/parser', 'parser'),
        page('/rules/prefer-b', 'prefer-b'),
      ),
    ).toEqual(['/rules/prefer-b']));

  test('a word that only a synonym of it is on a page, rather than to correct it', () =>
    expect(
      pathsFor(
        'unneeded',
        page('/rules/a', 'no-unnecessary-a'),
        page('/rules/b', 'no-unread-b'),
      ),
    ).toEqual(['/rules/a']));
});

describe('queries that ask for nothing', () => {
  const pages = [page('/a', 'A page about everything')];

  test.each(['', '   ', '…!?.,:;()', '🎉🎉🎉', '\u0000\uD800', '`${}`'])(
    '%j finds nothing',
    query => expect(pathsFor(query, ...pages)).toEqual([]),
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
  const index = new SearchIndex([
    page('/configs', 'Configs', {
      sections: [
        { anchor: 'strict', heading: 'Strict', text: 'More rules.' },
        { anchor: 'other', heading: 'Other', text: 'Nothing.' },
      ],
    }),
    ...filler,
  ]);
  const [first] = index.search('strict configs').map(present);
  expect(first?.url).toBe('/configs');
  expect(first?.hits.map(({ url }) => url)).toEqual([
    '/configs#strict',
    '/configs',
  ]);
  expect(first?.hits[0]).toEqual({
    url: '/configs#strict',
    heading: [{ text: 'Strict', marked: true }],
    extract: [{ text: 'More rules.', marked: false }],
  });
});

test.each([
  ['disable rule for one line', 'Disable a rule in the code'],
  ['lint comments', undefined],
  ['lint rules', undefined],
])('for "%s", the section that answers on its page is "%s"', (query, title) => {
  const index = new SearchIndex([
    page('/users', 'How to lint', {
      intro: 'On rules and comments.',
      sections: [
        { anchor: 'off', heading: 'Turn a rule off', text: 'Disable it.' },
        {
          anchor: 'code',
          heading: 'Disable a rule in the code',
          text: 'Add comments.\nFor a line, it is this:',
        },
      ],
    }),
    ...filler,
  ]);
  const [first] = index.search(query).map(present);
  const urls = first?.hits.map(({ url }) => url);
  expect(new Set(urls).size).toBe(urls?.length);
  const [answer] = urls?.[0] === first?.url ? [] : (first?.hits ?? []);
  expect(answer?.heading.map(({ text }) => text).join('')).toBe(title);
});

test.each([
  ['no-shadow', 'Disallow that.'],
  ['shadow of an import', 'The shadow of an import is reported.'],
])('tells for %s what says most about the page: %s', (query, text) => {
  const index = new SearchIndex([
    page('/rules/no-shadow', 'no-shadow', {
      description: 'Disallow that.',
      intro: 'A shadow is bad.\nThe shadow of an import is reported.',
    }),
    ...filler,
  ]);
  const [first] = index.search(query).map(present);
  expect(first?.hits[0]?.extract.map(part => part.text).join('')).toBe(text);
});

test.each([
  ['any', 'Anyway, any value.', ['any']],
  ['flo', 'A floating promise flows.', ['flo', 'flo']],
  ['void', 'See ignoreVoid.', ['Void']],
  ['promises', 'A promise.', ['promise']],
])('of "%s" in "%s", %j is marked', (query, text, marked) => {
  const index = new SearchIndex([
    page('/a', 'A', { intro: text }),
    page('/rules/no-floating', 'no-floating'),
    ...filler,
  ]);
  const found = index.search(query).find(result => result.page.path === '/a');
  const [whole] = found ? present(found).hits : [];
  const parts = whole?.extract.filter(part => part.marked);
  expect(parts?.map(part => part.text)).toEqual(marked);
});

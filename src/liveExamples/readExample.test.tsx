import { afterEach, expect, it } from 'vitest';
import { defaultCompilerOptions } from '../linter/compilerOptions';
import { writeSettingLink } from '../playground/link/exampleLink';
import { readLink, writeLink } from '../playground/link/link';
import { defaultState } from '../playground/link/parameters';
import { inputFor, playgroundHash, readExample } from './readExample';

const versions = { available: ['5.4.5'], default: '5.4.5' };

afterEach(() => document.body.replaceChildren());

/** An example as the page has it. */
function show(hash: string, caption = '', ofPair = ''): HTMLElement {
  document.body.innerHTML = `<div>${ofPair}<figure>
    <figcaption><button data-edit></button><a data-rule="no-void" href="/play${hash.replaceAll('&', '&amp;')}"></a></figcaption>
    ${caption}<div><pre><code><span>void <b>0</b>;</span></code></pre></div>
  </figure></div>`;
  const figure = document.querySelector('figure');
  if (!figure) {
    throw new Error('There is no figure.');
  }
  return figure;
}

const plain = writeSettingLink({
  fileName: 'example.ts',
  sourceType: 'module',
});

it('reads what an example is linted with', () => {
  const example = readExample(show(plain), versions);
  expect(inputFor(example, { ...example, text: example.code })).toEqual({
    code: 'void 0;\n',
    fileName: 'example.ts',
    sourceType: 'module',
    compilerOptions: defaultCompilerOptions,
    config: {
      rules: { 'no-void': ['error'] },
      linterOptions: { reportUnusedDisableDirectives: 'off' },
    },
  });
  expect(example.isOwnPage).toBe(true);
});

it('reads what differs from the default', () => {
  const hash = writeSettingLink({
    fileName: 'globals.d.ts',
    sourceType: 'script',
    compilerOptions: { strict: false },
  });
  const caption = `<dl><div><dt>Rule</dt><dd><a>no-void</a></dd></div>
    <div><dt>File</dt><dd><code>src/globals.d.ts</code></dd></div>
    <div data-options><dt>Options</dt><dd><code><b>{ "a": 1 }</b>, "b"</code></dd></div></dl>`;
  for (const figure of [show(hash, caption), show(hash, '', caption)]) {
    expect(readExample(figure, versions)).toMatchObject({
      options: [{ a: 1 }, 'b'],
      isOwnPage: false,
      source: {
        fileName: 'src/globals.d.ts',
        sourceType: 'script',
        compilerOptions: { ...defaultCompilerOptions, strict: false },
      },
    });
  }
});

it('reads the config of a link that has one', () => {
  const config = { extends: ['plugin:@typescript-eslint/strict'] };
  const hash = writeLink({
    ...defaultState('5.4.5'),
    code: 'void 0;\n',
    eslintrc: JSON.stringify(config),
  });
  const figure = show(hash);
  figure.querySelector('a')?.setAttribute('data-rule', '');
  const example = readExample(figure, versions);
  const present = { text: 'void 1;', options: [] };
  expect(inputFor(example, present).config).toMatchObject(config);
  expect(
    readLink(playgroundHash(example, present), versions)?.shared,
  ).toMatchObject({ code: 'void 1;\n' });
  expect(example.isOwnPage).toBe(false);
});

it('reads what the page reports', () => {
  const figure = show(plain);
  const code = figure.querySelector('code');
  if (code) {
    code.innerHTML =
      '<span><span>a;\n</span></span><span><span data-reported>void <mark id="m" aria-describedby="why">f()</mark>;</span></span>';
  }
  figure.insertAdjacentHTML('beforeend', '<p id="why">Not so.</p>');
  expect(readExample(figure, versions).reports).toEqual({
    problems: [{ severity: 'error', message: 'Not so.', start: 8, end: 11 }],
    lineNumbers: [2],
  });
});

it('refuses what is no example', () =>
  expect(() => readExample(document.createElement('figure'), versions)).toThrow(
    /has to have a link/,
  ));

import { afterEach, expect, it } from 'vitest';
import { defaultCompilerOptions } from '../linter/compilerOptions';
import { writeSettingLink } from '../playground/link/exampleLink';
import { inputFor, readExample } from './readExample';

const versions = { available: ['5.4.5'], default: '5.4.5' };

afterEach(() => {
  document.body.replaceChildren();
});

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
  expect(inputFor(example, example.code)).toEqual({
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
    <div><dt>Options</dt><dd><code data-options><b>{ "a": 1 }</b>, "b"</code></dd></div></dl>`;
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

it('refuses what is no example', () => {
  expect(() => readExample(document.createElement('figure'), versions)).toThrow(
    /has to have a link/,
  );
});

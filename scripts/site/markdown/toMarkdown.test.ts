import { expect, it } from 'vitest';
import { toMarkdown } from './toMarkdown';

const address = 'https://example.com/rules/no-shadow';

const markdownOf = (content: string): string | undefined =>
  toMarkdown(
    `<!doctype html><nav>Menu</nav><main><h1>no-shadow</h1>${content}</main>`,
    address,
  )?.replace('# no-shadow\n\n', '');

it('keeps text, and makes links full', () =>
  expect(
    markdownOf(
      '<h2 id=a>Why<a class=hash-link href=#a>#</a></h2><p>See <a href=/users>users</a>, <a href=#a>why</a><!-- -->.',
    ),
  ).toBe(
    '## Why\n\nSee [users](https://example.com/users), [why](https://example.com/rules/no-shadow#a).\n',
  ));

it('leaves controls out', () =>
  expect(
    markdownOf(
      '<p>Text</p><button>Copy</button><nav>Next</nav><form><input></form><p aria-hidden=true>mark</p>',
    ),
  ).toBe('Text\n'));

it('writes code with its language and title', () =>
  expect(
    markdownOf(
      '<figure><figcaption>a.mjs</figcaption><pre class="x language-js"><code><span>const a = `<b>`;</span>\n</code></pre><button>Copy</button></figure>',
    ),
  ).toBe('```js title="a.mjs"\nconst a = `<b>`;\n```\n'.replace('<b>', '')));

it('writes all code of a figure', () =>
  expect(
    markdownOf(
      '<figure><pre class="language-ts"><code>let <mark>a</mark>;</code></pre><pre><code>└ id: a</code></pre></figure>',
    ),
  ).toBe('```ts\nlet a;\n```\n\n```\n└ id: a\n```\n'));

it('writes what is reported in an example', () =>
  expect(
    markdownOf(
      `<figure><figcaption>Incorrect<a data-rule=x href="/play#fileType=.tsx">Open</a></figcaption>
      <div><pre><code><span>a = 1;</span></code></pre><ol aria-label=Reports><li><div id=message-bad data-report="">
      <p>Bad <code>a</code>.</p><div><a href=#e1-1:1><span class=spoken_x>Line </span>1:1</a><details data-proposal=1><summary>Fix</summary></details><a href=#message-bad>bad</a>
      <details data-proposal=3><summary>Use <code>Record&lt;string, never></code>.</summary></details>
      <details data-proposal=2><summary>1 suggestion</summary><p>Drop it. <span>drop</span></p></details></div></div>
      <pre data-change=1><code>b</code></pre></li></ol></div></figure>`,
    ),
  ).toBe(
    '**Incorrect**\n\n```tsx\na = 1;\n```\n\n- Line 1:1: Bad `a`. (`bad`) Has a fix. Suggestion: Use Record\\<string, never>. Suggestion: Drop it.\n',
  ));

it('unfolds folds, and names choices and facts', () =>
  expect(
    markdownOf(
      `<details><summary><b>Fix</b> more</summary><div role=radiogroup><label>flat</label></div>
      <div data-label=flat><dl><div><dt>Turn on<dd><code>x</code></div><div><dt>Texts<dd><code>a</code><del>A</del><ins>B</ins><dd>c</div></dl></div></details>`,
    ),
  ).toBe(
    '**Fix**\n\n**flat**\n\n- **Turn on**: `x`\n- **Texts**: `a` ~~A~~ B c\n',
  ));

it('writes tables', () =>
  expect(
    markdownOf(
      '<table><thead><tr><th>A<th>B<tbody><tr><td><code>a | b</code><td>2</table>',
    ),
  ).toBe('| A        | B |\n| -------- | - |\n| `a \\| b` | 2 |\n'));

it('writes a list in a cell on one line', () =>
  expect(
    markdownOf(
      '<table><thead><tr><th>A<th>B<tbody><tr><td>1<td><ul><li>2<li>3</ul></table>',
    ),
  ).toBe('| A | B    |\n| - | ---- |\n| 1 | 2; 3 |\n'));

it('has nothing to say of pages without a heading', () =>
  expect(toMarkdown('<main><div>Loading</div></main>', address)).toBe(
    undefined,
  ));

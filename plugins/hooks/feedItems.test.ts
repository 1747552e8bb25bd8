import { describe, expect, it } from 'vitest';
import { keepText } from './feedItems';

describe('keepText', () => {
  it('leaves text, code and links', () =>
    expect(
      keepText(
        '<h2 class="anchor" id="why">Why<a href="/blog/x#why" class="hash-link" aria-label="Direct link">​</a></h2><!-- --><div class="body"><a href="/docs/play#ts=5.4.5" data-rule="no-var">Open in playground</a><details><summary>1–4 as above</summary></details><pre tabindex="0"><code><span class="hl-keyword">const</span> a;</code></pre><button type="button"><span>Copy</span></button></div><p>See <a class="" href="https://example.com/">there</a>.</p>',
      ),
    ).toBe(
      '<h2>Why</h2><div><pre><code>const a;</code></pre></div><p>See <a href="https://example.com/">there</a>.</p>',
    ));

  it('leaves pictures and tables as they are', () => {
    const html =
      '<img src="a.png" alt="A house"><table><tbody><tr><td colspan="2">1</td></tr></tbody></table>';
    expect(keepText(html)).toBe(html);
  });
});

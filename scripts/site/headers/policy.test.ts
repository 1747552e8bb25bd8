import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inlineScriptHashes, searchHosts } from './headerRules';

const hash = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('inlineScriptHashes', () => {
  test.each([
    ['plain', '<script>run()</script>', ['run()']],
    ['white space counts', '<script>\n  run()\n</script>', ['\n  run()\n']],
    ['attributes', '<script data-rh="true">run()</script>', ['run()']],
    ['a module', '<script type="module">run()</script>', ['run()']],
    [
      'the old name of the language',
      '<script type="text/javascript">run()</script>',
      ['run()'],
    ],
    ['several', '<script>a</script><p></p><script>b</script>', ['a', 'b']],
    ['the same twice', '<script>a</script><script>a</script>', ['a']],
    ['from a file', '<script src="/a.js" defer="defer"></script>', []],
    ['data', '<script type="application/ld+json">{"a":1}</script>', []],
    ['none', '<p>script</p>', []],
  ])('%s', (_, html, scripts) =>
    expect(inlineScriptHashes(html)).toEqual(scripts.map(hash)),
  );

  test('as a browser reckons', () => {
    // The standard's own example
    expect(
      inlineScriptHashes("<script>alert('Hello, world.');</script>"),
    ).toEqual(["'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"]);
  });
});

describe('searchHosts', () => {
  test('none without a hosted index', () =>
    expect(searchHosts({})).toEqual([]));

  test("the application's", () =>
    expect(searchHosts({ DOCSEARCH_APP_ID: 'R2IYF7ETH7' })).toEqual([
      'https://r2iyf7eth7-dsn.algolia.net',
      'https://r2iyf7eth7-1.algolianet.com',
      'https://r2iyf7eth7-2.algolianet.com',
      'https://r2iyf7eth7-3.algolianet.com',
    ]));

  test('nothing can be slipped into the policy', () =>
    expect(() =>
      searchHosts({ DOCSEARCH_APP_ID: "x.example; script-src 'unsafe-eval'" }),
    ).toThrow('DOCSEARCH_APP_ID is "x.example;'));
});

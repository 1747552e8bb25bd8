import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { beginUse, expect, settled, test } from './page';
import { linted, workInPlayground } from './playgroundPage';

/** What is counted, by the browser's name for it: images are as large as what they show. */
const counted = ['document', 'stylesheet', 'script', 'font', 'fetch'] as const;

type Kind = (typeof counted)[number];
type Bytes = Partial<Record<Kind, number>>;

/** The headings' typeface, in bytes. */
const font = 10_028;

/**
 * The most that pages may load before they are used, in bytes, compressed as a
 * server does it on the fly. What a change adds here, each reader of each page pays:
 * take something out, or raise a limit in a commit that says what readers get for it.
 */
const limits: Readonly<Record<string, Bytes>> = {
  '/': { document: 9_000, stylesheet: 17_419, script: 6_777, font },
  '/getting-started/': {
    document: 12_900,
    stylesheet: 16_026,
    script: 6_777,
    font,
  },
  '/rules/': { document: 14_807, stylesheet: 17_597, script: 6_777, font },
  '/rules/no-floating-promises': {
    document: 17_350,
    stylesheet: 16_026,
    script: 6_777,
    font,
  },
  '/users/configs': {
    document: 18_070,
    stylesheet: 16_810,
    script: 6_777,
    font,
  },
  '/blog/asts-and-typescript-eslint': {
    document: 12_208,
    stylesheet: 16_026,
    script: 6_777,
    font,
  },
  '/play': { document: 7_774, stylesheet: 20_490, script: 28_219, font },
  '/config': { document: 6_964, stylesheet: 17_920, script: 6_777, font },
  '/config/compare': {
    document: 6_260,
    stylesheet: 17_920,
    script: 6_777,
    font,
  },
};

/** The same for what comes when React does. */
const firstUse: Bytes = { script: 185_500, stylesheet: 4_460 };

/** The same for the playground, with its first report and its editor. */
const playground: Bytes = {
  document: 7_774,
  stylesheet: 24_950,
  script: 415_000,
  fetch: 1_559_494,
  font,
};

for (const [path, limit] of Object.entries(limits)) {
  test(`${path} loads no more than before`, async ({ page }) => {
    const loaded = countBytes(page);

    await page.goto(path);
    await settled(page);

    expect(await excess(loaded, limit)).toEqual({});
  });
}

test('React and all else that a first use brings is no more than before', async ({
  page,
}) => {
  await page.goto('/rules/no-floating-promises');
  await settled(page);
  const loaded = countBytes(page);

  await beginUse(page);
  await page.locator('html[data-has-hydrated="true"]').waitFor({
    state: 'attached',
  });
  await settled(page);

  expect(await excess(loaded, firstUse)).toEqual({});
});

test('the playground’s first report and editor are no more than before', async ({
  page,
}) => {
  const loaded = countBytes(page);

  await page.goto('/play');
  await workInPlayground(page);
  await linted(page);
  await page.locator('.cm-line').first().waitFor();
  await settled(page);

  expect(await excess(loaded, playground)).toEqual({});
});

/** Collects what a page loads from now on, each file once: its kind, and how large it is. */
function countBytes(page: Page): Map<string, Promise<[Kind, number]>> {
  const files = new Map<string, Promise<[Kind, number]>>();
  page.on('response', response => {
    const kind = response.request().resourceType();
    if (isCounted(kind) && response.ok() && !files.has(response.url())) {
      files.set(
        response.url(),
        response.body().then(body => [kind, compressedSize(kind, body)]),
      );
    }
  });
  return files;
}

function isCounted(kind: string): kind is Kind {
  return counted.some(name => name === kind);
}

/** Fonts are compressed already. */
function compressedSize(kind: Kind, body: Buffer): number {
  return kind === 'font'
    ? body.length
    : brotliCompressSync(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
      }).length;
}

/** The kinds of which more than a limit was loaded, and how much. */
async function excess(
  files: ReadonlyMap<string, Promise<[Kind, number]>>,
  limit: Bytes,
): Promise<Bytes> {
  const sums: Bytes = {};
  for (const [kind, size] of await Promise.all(files.values())) {
    sums[kind] = (sums[kind] ?? 0) + size;
  }
  return Object.fromEntries(
    Object.entries(sums).filter(
      ([kind, size]) => size > (limit[kind as Kind] ?? Infinity),
    ),
  );
}

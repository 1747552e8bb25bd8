import { existsSync } from 'node:fs';
import { load } from 'cheerio/lib/slim';
import { expect, it } from 'vitest';
import { buildFolder } from '../../scripts/run.mjs';
import { builtPages } from '../builtPages';

const host = 'https://typescript-eslint.io';

/** What a page's HTML names, and what it can be led to. */
interface Addresses {
  path: string;
  named: string[];
  targets: Set<string>;
}

const pages = Array.from(builtPages(), ([path, html]): Addresses => {
  const $ = load(html);
  return {
    path,
    named: $('[href], [src]')
      .get()
      .map(({ attribs }) => attribs.href ?? attribs.src ?? ''),
    targets: new Set(
      $('[id]')
        .get()
        .map(({ attribs }) => attribs.id ?? ''),
    ),
  };
});
const byPath = new Map(
  pages.map(page => [page.path.replace(/(?<=.)\/$/, ''), page]),
);

/** Whether its hash is what the playground or a form is opened with, rather than a place. */
const isState = (hash: string) => hash.includes('=');

function isDead(address: string, from: Addresses): boolean {
  const url = new URL(address, host + from.path);
  if (url.origin !== host) {
    return false;
  }
  const path = decodeURIComponent(url.pathname);
  const page = byPath.get(path.replace(/(?<=.)\/$/, ''));
  if (page === undefined) {
    return path.endsWith('/') || !existsSync(new URL(`.${path}`, buildFolder));
  }
  const hash = decodeURIComponent(url.hash.slice(1));
  return !(hash === '' || isState(hash) || page.targets.has(hash));
}

// The build follows links between pages. These are in the HTML that they end up as, with those to files, and with
// those of components.
it('no page names a page, a place on one, or a file that is not there', () => {
  expect(pages.length).toBeGreaterThan(143);
  const dead = pages.flatMap(page =>
    page.named
      .filter(address => isDead(address, page))
      .map(address => `${page.path}: ${address}`),
  );
  expect(dead).toEqual([]);
});

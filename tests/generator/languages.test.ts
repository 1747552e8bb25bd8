import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { beforeAll, describe, expect, test } from 'vitest';
import { readHostFiles } from '../../scripts/site/headers/index.mjs';
import { responseHeaders } from '../../scripts/site/headers/rules.mjs';
import type { FileList } from '../../src/pwa/serviceWorker/fileList';
import { readIndexFile } from '../../src/search/engine/indexFile';
import { addressesIn, home, strays } from './part/addresses';
import { baseUrl, buildPart } from './part/buildPart';
import { language } from './part/language';
import { project, runDocusaurus } from './runDocusaurus';

const top = `${baseUrl}${language}/`;

let folder: URL;
let names: string[];

// The site in a second language, with the build that the tests of the base URL have too.
beforeAll(async () => {
  folder = await buildPart();
  names = await readdir(new URL(`${language}/`, folder), { recursive: true });
}, 600_000);

/** @param name of a file, from the folder of the language */
function read(name: string): Promise<string> {
  return readFile(new URL(`${language}/${name}`, folder), 'utf8');
}

function named(pattern: RegExp): string {
  const found = names.find(name => pattern.test(name));
  if (found === undefined) {
    throw new Error(`No file in ${language}/ matches ${String(pattern)}.`);
  }
  return found;
}

describe('pages', () => {
  test('are in the other language, as far as it has words', async () => {
    const $ = load(await read('rules/await-thenable/index.html'));
    expect($('html').attr('lang')).toBe(language);
    expect($('.navbar').text()).toContain('Xdocs');
    expect($('main summary').text()).toContain('Xon xthis xpage');
    expect($('main').text()).toMatch(/\d+\.\d+\.\d+ xor xlater/);
    expect($('input[type=search]').attr('placeholder')).toBe('Xrule …');
    expect($('main figcaption').first().text()).toContain('Xincorrect');
    const homePage = load(await read('index.html'));
    expect(homePage('header').text()).toMatch(
      /Xof \d+ xrules, \d+ xask xtypes\./,
    );
    expect(homePage('[role=radiogroup]').attr('aria-label')).toBe(
      'Xpackage xmanager',
    );
    // There is no word for it.
    expect(homePage('h1').text()).toBe('Find the bugs that compile');
  });

  test('lead to the other language, and nowhere else outside of their own', async () => {
    const pages = names.filter(name => name.endsWith('.html'));
    expect(pages).toContain('rules/await-thenable/index.html');
    for (const page of pages) {
      const path = page.replace(/(?:index)?\.html$|index\.html$/, '');
      const english = new URL(path, home).pathname.replace(/\/$/, '');
      const addresses = addressesIn(await read(page));
      expect(addresses.length).toBeGreaterThan(0);
      expect(
        strays(addresses, home, new URL(top, home).href).filter(
          address =>
            new URL(address, home).pathname.replace(/\/$|\.html$/, '') !==
            english,
        ),
        page,
      ).toEqual([]);
    }
  });

  test.each(['', `${language}/`])(
    'of /%s have a switcher without being told',
    async path => {
      const html = await readFile(
        new URL(`${path}rules/index.html`, folder),
        'utf8',
      );
      const $ = load(html);
      const inNavbar = $('.navbar .dropdown a[lang]').toArray();
      expect(inNavbar.map(({ attribs }) => attribs.href)).toEqual([
        `${baseUrl}rules/`,
        `${top}rules/`,
      ]);
      const inMenu = $('[popover] a[lang]').toArray();
      expect(inMenu.map(({ attribs }) => attribs.href)).toEqual([
        path === '' ? `${top}rules/` : `${baseUrl}rules/`,
      ]);
      expect(
        $('link[rel=alternate][hreflang]')
          .toArray()
          .map(({ attribs }) => attribs.hreflang),
      ).toEqual(['en', language, 'x-default']);
    },
  );
});

test('the search has an index of its own', async () => {
  const file = named(/^assets\/search\/index\..*json$/);
  const paths = readIndexFile(await read(file)).map(({ path }) => path);
  expect(paths).toContain('/rules/await-thenable');
  expect(paths.filter(path => path.startsWith(baseUrl))).toEqual([]);
  const scripts = names.filter(name => /^assets\/js\/.*\.js$/.test(name));
  const texts = await Promise.all(scripts.map(read));
  expect(texts.some(text => text.includes(top + file))).toBe(true);
  expect(texts.some(text => text.includes(`"${baseUrl}assets/`))).toBe(false);
  const $ = load(await read('index.html'));
  expect($('form').attr('action')).toBe(`${top}search`);
});

test('the playground has words and files of its own', async () => {
  const $ = load(await read('play/index.html'));
  expect($('main').text()).toContain('Xchecked.');
  expect($('textarea[data-text=code]').attr('aria-label')).toBe('X"code"');
  const scripts = $('script[src*="/playground/"]')
    .toArray()
    .map(({ attribs }) => attribs.src ?? '');
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toMatch(new RegExp(`^${top}playground/`));
  const headStart = await read((scripts[0] ?? '').slice(top.length));
  const loaded = headStart.match(/\/[\w/]*playground\/[\w.-]+/g) ?? [];
  expect(loaded.length).toBeGreaterThan(0);
  for (const path of loaded) {
    expect(names).toContain(path.slice(top.length));
  }
});

describe('the service worker', () => {
  test('is registered where the language is', async () => {
    const script = await read(named(/^assets\/js\/page\.\w+\.js$/));
    expect(script).toContain(`${top}sw.js`);
  });

  test('saves the pages of its language', async () => {
    const list = named(/^offline-files\..*json$/);
    expect(await read('sw.js')).toContain(`"${list}"`);
    const paths = Object.keys(JSON.parse(await read(list)) as FileList);
    expect(paths).toContain('/rules/await-thenable');
    expect(paths.filter(path => path.startsWith(`/${language}`))).toEqual([]);
  });

  test('of English leaves the other language alone', async () => {
    const [list = ''] = (await readdir(folder)).filter(name =>
      name.startsWith('offline-files.'),
    );
    const files = JSON.parse(
      await readFile(new URL(list, folder), 'utf8'),
    ) as FileList;
    expect(Object.keys(files)).toContain('/rules/await-thenable');
    expect(
      Object.keys(files).filter(path => path.startsWith(`/${language}`)),
    ).toEqual([]);
  });
});

test('files are sent with the headers of the English ones', () => {
  const { rules } = readHostFiles(folder);
  const worker = named(/^playground\/[^/]*worker[^/]*\.js$/);
  const headers = responseHeaders(rules, top + worker);
  expect(headers['Cache-Control']).toContain('immutable');
  expect(headers['Content-Security-Policy']).toContain("'unsafe-eval'");
  expect(responseHeaders(rules, `${top}sw.js`)).toEqual(
    responseHeaders(rules, `${baseUrl}sw.js`),
  );
});

test('every word can be found by write-translations', async () => {
  const output = join(project, '.cache/generator/words');
  await rm(output, { force: true, recursive: true });
  const run = await runDocusaurus(
    project,
    [
      'write-translations',
      `--locale=${language}`,
      `--config=${join(project, 'tests/generator/part/words.config.ts')}`,
    ],
    { LOCALES: language },
  );
  expect(run.output).not.toContain('WARNING');
  expect(run.succeeded).toBe(true);
  const words = JSON.parse(
    await readFile(join(output, language, 'code.json'), 'utf8'),
  ) as Record<string, { message: string }>;
  expect(words['rules.facts.since']).toEqual({ message: 'Since {version}' });
  const translated = JSON.parse(
    await readFile(
      join(project, 'tests/generator/part', language, 'code.json'),
      'utf8',
    ),
  ) as object;
  expect(Object.keys(words)).toEqual(
    expect.arrayContaining(Object.keys(translated)),
  );
});

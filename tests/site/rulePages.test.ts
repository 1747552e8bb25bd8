import { readFileSync } from 'node:fs';
import type { CheerioAPI } from 'cheerio';
import { load } from 'cheerio/lib/slim';
import { expect, test } from 'vitest';
import { buildFolder } from '../../scripts/run.mjs';

function readPage(rule: string): CheerioAPI {
  const file = new URL(`rules/${rule}/index.html`, buildFolder);
  return load(readFileSync(file, 'utf8'));
}

/** The address of the link with a text. */
function linkNamed($: CheerioAPI, text: string): string | undefined {
  return $('article a')
    .filter((_, link) => $(link).text().trim() === text)
    .attr('href');
}

test('a page says what its rule is before anything else', () => {
  const $ = readPage('no-floating-promises');
  expect($('article h1').text()).toBe('no-floating-promises');
  const facts = $('.markdown ul').first();
  expect(
    facts
      .children()
      .get()
      .map(fact => $(fact).text()),
  ).toEqual([
    'In recommendedTypeChecked and stricter',
    'Suggestions in the editor',
    'Needs type information',
    'Slower than most',
    'Since 1.11.0',
  ]);
  const [preset, types] = facts.find('a').get();
  expect(preset?.attribs.href).toBe('/users/configs#recommended-type-checked');
  expect(preset?.attribs.title).toContain('recommended-type-checked');
  expect(types?.attribs.href).toContain('/getting-started/typed-linting');
});

test('what its image shows has the classes that it is found by', () => {
  const $ = readPage('no-floating-promises');
  expect($('main ul[class^=facts_]').length).toBe(1);
  expect($('main p[class^=lead_]').length).toBe(1);
});

test('its sections are in the table of contents', () => {
  const $ = readPage('no-floating-promises');
  const links = $('.theme-doc-toc-desktop a')
    .get()
    .map(link => [$(link).text(), link.attribs.href]);
  for (const name of ['How to Use', 'Examples', 'Options', 'Resources']) {
    const anchor = name.toLowerCase().replaceAll(' ', '-');
    expect(links).toContainEqual([name, `#${anchor}`]);
  }
});

test('each option has an address, and a link to its section if it has one', () => {
  const $ = readPage('no-floating-promises');
  const row = $('#options-ignorevoid');
  expect(row.text()).toMatch(/boolean.*void.*true/);
  expect(row.find('a').attr('href')).toBe('#ignorevoid');
  expect($('h3#ignorevoid')).toHaveLength(1);

  const other = readPage('max-params');
  expect(other('[id^="options-"]').length).toBeGreaterThan(0);
  expect(
    other('[id^="options-"] > th a[href^="#options-"]').get(),
  ).toHaveLength(0);
});

test('options say what presets set, and which other one they follow', () => {
  expect(
    readPage('ban-ts-comment')('#options-minimumdescriptionlength').text(),
  ).toMatch(/number.*3.*10 in strict and strictTypeChecked/);
  expect(
    readPage('no-misused-promises')(
      '#options-checksvoidreturn-arguments',
    ).text(),
  ).toContain('as checksVoidReturn');
});

test('a deprecated rule says so once, and leads on', () => {
  const $ = readPage('semi');
  const notice = $('article .alert--warning');
  expect(notice).toHaveLength(1);
  expect(notice.text()).toContain('Deprecated since 6.16.0');
  expect(linkNamed($, '@stylistic/ts/semi')).toBe(
    'https://eslint.style/rules/ts/semi',
  );
  expect(notice.find('a[href^="/troubleshooting/formatting"]').text()).toMatch(
    /formatting/i,
  );
});

test('a removed rule says that it is gone', () => {
  const $ = readPage('camelcase');
  expect($('article .alert--warning').first().text()).toContain(
    'no longer has this rule',
  );
  expect($('article').text()).not.toContain('How to Use');
});

test('a page leads to the source at the documented version', () => {
  const $ = readPage('indent');
  const tag =
    'https://github.com/typescript-eslint/typescript-eslint/%/v7.11.0/packages/eslint-plugin';
  expect(linkNamed($, 'Source')).toBe(
    `${tag.replace('%', 'blob')}/src/rules/indent.ts`,
  );
  expect(linkNamed($, 'Tests')).toBe(
    `${tag.replace('%', 'tree')}/tests/rules/indent`,
  );
});

test.each([
  ['array-type', /^eslint --fix fixes what it safely can\. For the rest, see/],
  ['no-floating-promises', /^Your editor suggests changes, .* For the rest/],
  ['no-shadow', /^By hand, as in the correct examples\.$/],
])('%s says what is fixed for its reader', (rule, text) => {
  const $ = readPage(rule);
  expect($('[data-panel] dd').first().text()).toMatch(text);
});

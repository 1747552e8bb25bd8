import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildFolder } from '../../scripts/site/buildSite.mjs';
import { expect, test } from './page';

const inlineScript = /<script\b.*?<\/script>/gis;
const externalLink = /<a\b(?=[^>]*\shref="?(?:https?:)?\/\/)[^>]*>/gi;
const noOpener = /\srel="[^"]*\bnoopener\b/;

test('no page that a link opens gets hold of ours', () => {
  const links = readdirSync(fileURLToPath(buildFolder), {
    encoding: 'utf8',
    recursive: true,
  })
    .filter(name => name.endsWith('.html'))
    .flatMap(name => {
      const html = readFileSync(new URL(name, buildFolder), 'utf8');
      return [...html.replace(inlineScript, '').matchAll(externalLink)].map(
        ([link]) => ({ name, link }),
      );
    });
  expect(links.length).toBeGreaterThan(1000);
  expect(links.filter(({ link }) => !noOpener.test(link))).toEqual([]);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { expectOwnNames, missingNames, usedInScript } from './usedNames';

const used = usedInScript(
  'e("div",{className:"callout docRoot_x1Y2"}),e("p",{className:`box--${t}`})',
);

it.each([
  ['.callout p, .callout::before{top:0}', []],
  // Made from parts, in a way that can be seen, and in one that can't.
  ['.box--wide{top:0}', []],
  ['.callout--warning{top:0}', ['.callout--warning']],
  ['@media print{.gone>a:is(.lost){top:0}}', ['.gone', '.lost']],
  ["[class*='docRoot']{top:0}", []],
  ["[class*='docPage']{top:0}", ["[class*='docPage']"]],
])('compares the classes in %s with what is used', (css, missing) =>
  expect(missingNames(css, false, used)).toEqual(missing),
);

it('leaves the classes of a CSS module to the bundler', () =>
  expect(missingNames('.a :global(.gone) .b{top:0}', true, used)).toEqual([
    '.gone',
  ]));

it('names the file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-names-'));
  mkdirSync(join(folder, 'css'));
  writeFileSync(join(folder, 'css/content.css'), '.callout--warning{top:0}');
  await expect(
    expectOwnNames(pathToFileURL(`${folder}/`), used),
  ).rejects.toThrow('  src/css/content.css: .callout--warning\n');
  rmSync(folder, { recursive: true });
});

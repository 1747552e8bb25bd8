import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stylesOfPages } from '../../../plugins/bundle/stylesOfPages';
import { readPages } from '../pages';
import { cleanStyles } from './cleanStyles';

let folder = '';
const stylesFolder = () => join(folder, 'assets/css');

/** The text of the style sheet of that name, whatever its hash. */
function sheet(name: string): string {
  const file = readdirSync(stylesFolder()).find(one => one.startsWith(name));
  return readFileSync(join(stylesFolder(), file ?? name), 'utf8');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'styles-'));
  mkdirSync(stylesFolder(), { recursive: true });
  mkdirSync(join(folder, 'assets/js'));
  writeFileSync(
    join(folder, 'index.html'),
    '<link rel=stylesheet href=/docs/assets/css/styles.0a1b2c3d.css /><template id=application></template><nav class=menu>',
  );
  writeFileSync(
    join(folder, 'assets/js/main.0a1b2c3d.js'),
    'e("div",{className:`drawer box--${t}`})',
  );
  writeFileSync(
    join(folder, 'assets/js/page.0a1b2c3d.js'),
    'n.classList.toggle("menu--short")',
  );
  writeFileSync(
    join(stylesFolder(), 'styles.0a1b2c3d.css'),
    '.menu{color:red}.menu--short{height:0}[data-theme=dark] .menu{color:blue}.drawer{left:0}.box--wide{left:1px}:is(.menu,.drawer):hover{top:1px}.hero{top:0}',
  );
  for (const { name } of stylesOfPages) {
    writeFileSync(
      join(stylesFolder(), `${name}.0a1b2c3d.css`),
      `.title_${name.slice(0, 4)}{top:0}`,
    );
  }
  mkdirSync(join(folder, 'src'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const clean = async () => {
  const url = pathToFileURL(`${folder}/`);
  return cleanStyles(url, await readPages(url), new URL('src/', url));
};

it('keeps what pages use, and what their script may set', async () => {
  await clean();
  expect(sheet('styles')).toBe(
    '.menu{color:red}.menu--short{height:0}[data-theme=dark] .menu{color:blue}:is(.menu,.drawer):hover{top:1px}',
  );
});

it('keeps for the application what only scripts use', async () => {
  await clean();
  expect(sheet('application')).toBe('.drawer{left:0}.box--wide{left:1px}');
});

it('has pages load both, the second with the application', async () => {
  const [page] = await clean();
  const [application, styles] = readdirSync(stylesFolder())
    .filter(name => /^(?:application|styles)\./.test(name))
    .sort();
  expect(page?.html).toContain(
    `<link rel=stylesheet href=/docs/assets/css/${String(styles)}><template id=application><link rel=stylesheet href=/docs/assets/css/${String(application)}></template>`,
  );
});

it.each(['styles', 'home-styles'])('stops where %s are gone', async name => {
  rmSync(join(stylesFolder(), `${name}.0a1b2c3d.css`));
  await expect(clean()).rejects.toThrow(
    new RegExp(`assets/css/? is not what this site relies on.*${name}\\.HASH`),
  );
});

it('stops where the page script is gone', async () => {
  rmSync(join(folder, 'assets/js/page.0a1b2c3d.js'));
  await expect(clean()).rejects.toThrow('it has one page.HASH.js');
});

it('stops where a style of this site would be lost', async () => {
  writeFileSync(join(folder, 'src/own.css'), '.callout--warning{top:0}');
  await expect(clean()).rejects.toThrow('  src/own.css: .callout--warning');
});

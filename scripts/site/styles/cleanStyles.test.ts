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
import { cleanStyles } from './cleanStyles.mjs';

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
    'e("div",{className:"drawer"})',
  );
  writeFileSync(
    join(folder, 'assets/js/page.0a1b2c3d.js'),
    'n.classList.toggle("menu--short")',
  );
  writeFileSync(
    join(stylesFolder(), 'styles.0a1b2c3d.css'),
    '.menu{color:red}.menu--short{height:0}[data-theme=dark] .menu{color:blue}.drawer{left:0}.hero{top:0}',
  );
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const clean = () => cleanStyles(pathToFileURL(`${folder}/`));

it('keeps what pages use, and what their script may set', async () => {
  await clean();
  expect(sheet('styles')).toBe(
    '.menu{color:red}.menu--short{height:0}[data-theme=dark] .menu{color:blue}',
  );
});

it('keeps for the application what only scripts use', async () => {
  await clean();
  expect(sheet('application')).toBe('.drawer{left:0}');
});

it('has pages load both, the second with the application', async () => {
  await clean();
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const names = readdirSync(stylesFolder());
  expect(names).toHaveLength(2);
  const [application, styles] = names.sort();
  expect(html).toContain(
    `<link rel=stylesheet href=/docs/assets/css/${String(styles)}><template id=application><link rel=stylesheet href=/docs/assets/css/${String(application)}></template>`,
  );
});

it('says so when there is nothing to clean', async () => {
  rmSync(join(stylesFolder(), 'styles.0a1b2c3d.css'));
  await expect(clean()).rejects.toThrow('has no styles.HASH.css');
});

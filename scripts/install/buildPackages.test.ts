import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../../package.json';
import settings from '../../tsconfig.json';

const projectFolder = join(import.meta.dirname, '../..');

/** What a build runs, or puts into the site. */
const folders = ['plugins', 'scripts/site', 'siteConfig', 'src'];
const files = ['docusaurus.config.ts', 'sidebars.ts', 'sidebarsRules.ts'];

function readCode(path: string): string {
  const text = readFileSync(join(projectFolder, path), 'utf8');
  return (
    text
      // Types are gone when it runs.
      .replaceAll(/^(?:import|export) type [^;]*;/gm, '')
      // Double quotes hold text with quotes of its own, such as a line of a config that is printed.
      .replaceAll(/"[^"\n]*"/g, '""')
  );
}

function listCode(folder: string): string[] {
  return readdirSync(join(projectFolder, folder), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter(
      file =>
        /\.(?:m?[jt]s|tsx)$/.test(file) &&
        !/\.test\.tsx?$|\.d\.ts$|(?:^|[\\/])testing[\\/]/.test(file),
    )
    .map(file => join(folder, file));
}

/** Whether code imports, requires or resolves a package or a file in it; a config's text may name it. */
function loads(code: string, name: string): boolean {
  return ['from ', 'import ', 'import(', 'require(', 'resolve('].some(call =>
    [`${call}'${name}'`, `${call}'${name}/`].some(text => code.includes(text)),
  );
}

// `npm ci --omit=dev && npm run build` is what hosts do.
it('the build uses no packages that are for development only', () => {
  const development = Object.keys(manifest.devDependencies);
  const used = [...files, ...folders.flatMap(listCode)].flatMap(path => {
    const code = readCode(path);
    return development
      .filter(name => loads(code, name))
      .map(name => `${path}: ${name}`);
  });
  expect(used).toEqual([]);
});

it('nor do the settings that the bundlers read', () => {
  const { extends: base } = settings as { extends?: string };
  expect([undefined, ...Object.keys(manifest.dependencies)]).toContain(base);
});

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type ts from 'typescript';

/** The real one: Docusaurus would transform the scripts. */
const require = createRequire(__filename);

/** A TypeScript that readers can choose. */
export interface TypescriptVersion {
  version: string;
  /** Full path of the folder that has `typescript.js` and the lib files. */
  folder: string;
}

/** Packages of this project, newest first; the first one is what the site itself runs. */
const packages = [
  'typescript',
  'typescript-5.3',
  'typescript-5.2',
  'typescript-5.0',
  'typescript-4.7',
];

/** The versions of TypeScript that are installed for the playground, newest first. */
export function readTypescriptVersions(): TypescriptVersion[] {
  return packages.map(name => {
    const file = require.resolve(`${name}/package.json`);
    const { version } = require(file) as { version: string };
    return { version, folder: join(dirname(file), 'lib') };
  });
}

/** Full path of the script that is TypeScript. */
export function scriptOf({ folder }: TypescriptVersion): string {
  return join(folder, 'typescript.js');
}

/** TypeScript itself, to ask it things at build. Nothing keeps it: each is 50 MB. */
export function loadTypescript(version: TypescriptVersion): typeof ts {
  // Of a parent that is forgotten with it.
  const requireOnce = createRequire(__filename);
  const script = scriptOf(version);
  const loaded = requireOnce.cache[script];
  const typescript = requireOnce(script) as typeof ts;
  if (!loaded) {
    Reflect.deleteProperty(requireOnce.cache, script);
  }
  return typescript;
}

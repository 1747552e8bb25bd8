import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printTable } from '../../bench/table';
import type { ShippedModule } from '../../plugins/bundle/listShippedModules';
import { packs } from '../../plugins/playground/packs/packs';
import { listDeclarations } from '../../plugins/playground/packs/readPack';
import {
  readTypescriptVersions,
  scriptOf,
} from '../../plugins/playground/typescript/versions';
import { buildWorker } from '../../plugins/playground/worker/bundleWorker';
import { main } from '../main.mjs';
import { projectFolder, runNode } from '../run.mjs';
import { shippedPackages } from './shippedPackages';

const folder = new URL('.cache/licenses/', projectFolder);

// `npm run licenses`: every dependency that is sent to browsers, its license and size.
void main(async () => {
  print('In the pages (kB before minification)', await pageModules());
  print("In the linter's worker (kB, minified)", await workerModules());
  print(
    'Loaded by the worker (kB as installed)',
    readTypescriptVersions()
      .map(scriptOf)
      .map(path => ({ path, size: statSync(path).size })),
  );
  print(
    'Types of packages for the playground (kB as installed)',
    packs
      .flatMap(listDeclarations)
      .map(({ fileName: path }) => ({ path, size: statSync(path).size })),
  );
});

/** Builds the site, and asks the bundler what is in it. */
async function pageModules(): Promise<ShippedModule[]> {
  const list = fileURLToPath(new URL('modules.json', folder));
  const output = fileURLToPath(new URL('build/', folder));
  await mkdir(folder, { recursive: true });
  await rm(list, { force: true });
  await runNode(
    [
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      'build',
      '--out-dir',
      output,
    ],
    { env: { SHIPPED_MODULES: list, NO_UPDATE_NOTIFIER: '1' }, silent: true },
  );
  await rm(output, { force: true, recursive: true });
  if (!existsSync(list)) {
    throw new Error('The site was not built. `npm run build` says why.');
  }
  return JSON.parse(await readFile(list, 'utf8')) as ShippedModule[];
}

/** Asks esbuild what is in the linter's worker. */
async function workerModules(): Promise<ShippedModule[]> {
  const { metafile } = await buildWorker('src/linter/worker.ts');
  return Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .map(([path, { bytesInOutput }]) => ({
      path: join(fileURLToPath(projectFolder), path),
      size: bytesInOutput,
    }));
}

function print(title: string, modules: readonly ShippedModule[]): void {
  const packages = shippedPackages(modules);
  printTable(
    title,
    packages.map(({ name, version, license, size }) => ({
      '': `${name} ${version}`,
      license,
      kB: size / 1000,
    })),
  );
}

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DocusaurusConfig } from '@docusaurus/types';
import type { RuleSetRule } from 'webpack';
import { expectShape } from './expectShape.mjs';

const loader = (name: string): string =>
  join(__dirname, 'generated', `${name}.mjs`);

/**
 * Rules for what Docusaurus generates for browsers and servers alike: they leave out what browsers never
 * read (13 kB of each first visit, as Brotli). Data is the same in browsers, at build and in development:
 * a component that asks for what was left out fails, or shows too little, everywhere.
 *
 * @param folder `.docusaurus`
 * @param isServer whether it is for what renders pages at build
 * @throws when a file isn't there
 */
export function generatedFiles(
  folder: string,
  siteConfig: DocusaurusConfig,
  isServer: boolean,
): RuleSetRule[] {
  const file = (name: string): string => {
    const path = join(folder, name);
    expectShape(existsSync(path), path, 'there is such a file');
    return path;
  };
  return [
    { include: file('globalData.json'), loader: loader('globalData') },
    // The server notes by name which modules it rendered.
    ...(isServer
      ? []
      : [{ include: file('registry.js'), loader: loader('registry') }]),
    {
      include: file('docusaurus.config.mjs'),
      loader: loader('siteConfig'),
      options: { siteConfig },
    },
    ...docsInstances(folder).map(instance => ({
      include: instance,
      test: /\.json$/,
      loader: loader('versionMetadata'),
    })),
  ];
}

/** The folders with what each page of an instance of the docs plugin is given. */
function docsInstances(folder: string): string[] {
  const docs = join(folder, 'docusaurus-plugin-content-docs');
  const instances = readdirSync(docs)
    .filter(name => !name.startsWith('__'))
    .map(name => join(docs, name, 'p'));
  expectShape(
    instances.length > 0 && instances.every(path => existsSync(path)),
    docs,
    'each instance has a folder "p"',
  );
  return instances;
}

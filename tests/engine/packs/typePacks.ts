import { readPack } from '../../../plugins/playground';
import { packs } from '../../../plugins/playground/packs/readPack';
import type { TypePack } from '../../../src/linter';
import type { PackFile } from '../../../src/linter/protocol';

/** The playground's types of packages, as the build makes them. */
export function readTypePacks(): Promise<TypePack[]> {
  return Promise.all(
    packs.map(async definition => {
      const text = await readPack(definition);
      const { files, modules } = JSON.parse(text) as PackFile;
      return {
        name: definition.name,
        modules,
        files: new Map(Object.entries(files)),
      };
    }),
  );
}

/** The installed packages that a pack is made from, by their folders in `node_modules`. */
export function packagesIn({ files }: TypePack): string[] {
  return [...files.keys()]
    .filter(path =>
      /^node_modules\/(?:@[^/]+\/)?[^/]+\/package\.json$/.test(path),
    )
    .map(path => path.replace(/^node_modules\/|\/package\.json$/g, ''));
}

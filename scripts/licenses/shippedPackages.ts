import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShippedModule } from '../../plugins/bundle/listShippedModules';

/** A dependency of which something is sent to browsers. */
export interface ShippedPackage {
  name: string;
  version: string;
  license: string;
  /** Of the files that are sent, in bytes. */
  size: number;
}

/** The innermost package that a path is in. */
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/**
 * Adds up the modules of each dependency, the largest first. The site's own
 * modules are left out.
 *
 * @throws when a package does not say under what license it is
 */
export function shippedPackages(
  modules: readonly ShippedModule[],
): ShippedPackage[] {
  const sizes = new Map<string, number>();
  for (const { path, size } of modules) {
    const folder = packageFolder.exec(path)?.[0];
    if (folder !== undefined) {
      sizes.set(folder, (sizes.get(folder) ?? 0) + size);
    }
  }
  return [...sizes]
    .map(([folder, size]) => ({ ...readPackage(folder), size }))
    .sort((a, b) => b.size - a.size);
}

function readPackage(folder: string): Omit<ShippedPackage, 'size'> {
  const file = join(folder, 'package.json');
  const { name, version, license } = (
    existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  ) as { name?: string; version?: string; license?: string };
  if (!name || !version || !license) {
    throw new Error(
      `${file} does not name its package, version and license. Find out what the license is before it is sent to readers.`,
    );
  }
  return { name, version, license: license };
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OnUnknown } from './unknown';

/** The versions that pages state, and ranges of versions as npm writes them. */
export interface PackageVersions {
  /** Of the documented packages, which all have the same. */
  version: string;
  node: string;
  eslint: string;
  typescript: string;
}

/** What is read of a package.json. */
export interface Manifest {
  version: string;
  engines?: { node?: string };
  peerDependencies?: { eslint?: string };
}

/**
 * Reads versions from the packages.
 *
 * @param manifest of the plugin
 * @param resolve finds the file that a package's name stands for
 */
export function readVersions(
  { version, engines, peerDependencies }: Manifest,
  resolve: (name: string) => string,
  onUnknown: OnUnknown,
): PackageVersions {
  const stated = (range: string | undefined, key: string): string => {
    if (range === undefined) {
      onUnknown(
        `The plugin's package.json has no ${key}. Teach plugins/packages/readVersions.ts where it is now.`,
      );
    }
    return range ?? '*';
  };
  return {
    version,
    node: stated(engines?.node, 'engines.node'),
    eslint: stated(peerDependencies?.eslint, 'peerDependencies.eslint'),
    typescript: supportedTypeScript(resolve, onUnknown),
  };
}

/** The range is in no package.json of all versions: it is a constant of the parser, which warns outside of it. */
function supportedTypeScript(
  resolve: (name: string) => string,
  onUnknown: OnUnknown,
): string {
  // Public entry points only resolve the package; the constant is in another file.
  const file = join(
    dirname(resolve('@typescript-eslint/typescript-estree')),
    'parseSettings/warnAboutTSVersion.js',
  );
  const range = existsSync(file)
    ? /SUPPORTED_TYPESCRIPT_VERSIONS = '([^']+)'/.exec(
        readFileSync(file, 'utf8'),
      )?.[1]
    : undefined;
  if (range === undefined) {
    onUnknown(
      `No SUPPORTED_TYPESCRIPT_VERSIONS in @typescript-eslint/typescript-estree. Look for where the parser keeps its TypeScript range now, and teach plugins/packages/readVersions.ts.`,
    );
  }
  return range ?? '*';
}

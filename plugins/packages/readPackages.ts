import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import pluginPackage from '@typescript-eslint/eslint-plugin/package.json';

/** The facts about the installed packages that pages state. Versions and ranges as npm writes them. */
export interface PackageFacts {
  version: string;
  node: string;
  eslint: string;
  typescript: string;
}

/** Reads the facts from the installed packages. */
export function readPackages(): PackageFacts {
  return {
    version: pluginPackage.version,
    node: pluginPackage.engines.node,
    eslint: pluginPackage.peerDependencies.eslint,
    typescript: supportedTypeScript(),
  };
}

/**
 * No package.json has the range: it is a constant of the parser, which warns about other versions.
 *
 * @throws when the constant is no longer where it was at 7.11.0.
 */
function supportedTypeScript(): string {
  // Public entry points only resolve the package; the constant is in another file.
  const require = createRequire(__filename);
  const entry = require.resolve('@typescript-eslint/typescript-estree');
  const file = entry.replace(
    /index\.js$/,
    'parseSettings/warnAboutTSVersion.js',
  );
  const range = /SUPPORTED_TYPESCRIPT_VERSIONS = '([^']+)'/.exec(
    readFileSync(file, 'utf8'),
  )?.[1];
  if (range === undefined) {
    throw new Error(
      `No SUPPORTED_TYPESCRIPT_VERSIONS in ${file}. Look for where the parser keeps its TypeScript range now, and read it there.`,
    );
  }
  return range;
}

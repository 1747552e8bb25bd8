import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const siteDir = join(import.meta.dirname, '../..');

/** A package and the versions that a page asks for, e.g. `eslint@8`. */
const packageWithRange =
  /(?<=\s)(?<name>(?:@[\w.-]+\/)?[a-z][\w.-]*)@(?<range>\d[\w.]*)(?=\s|$)/g;

/** What pages install because the site is about it: has to be what is documented. */
const toolchain =
  /^(?:eslint|typescript|(?:@typescript-eslint\/|typescript-)eslint.*)$/;

/**
 * Pages name major versions, such as `typescript-eslint@7`, for which npm installs the newest one
 * that there is. The tests ask for the very versions that this site documents, so that they say the
 * same tomorrow. Packages that the site hasn't installed, such as Jest, stay as the page has them.
 *
 * @param command as it is on a page
 * @returns the command with `name@range` made exact
 * @throws when a page asks for a version of the toolchain other than the documented one
 */
export function pinCommand(command: string): string {
  return command.replaceAll(
    packageWithRange,
    (_whole, name: string, range: string) => `${name}@${pin(name, range)}`,
  );
}

/** Makes the ranges in a `package.json` exact likewise, apart from those of peers. */
export function pinManifest(
  manifest: Record<string, unknown>,
): Record<string, unknown> {
  const pinned = { ...manifest };
  for (const field of ['dependencies', 'devDependencies']) {
    const ranges = manifest[field] as Record<string, string> | undefined;
    if (ranges) {
      pinned[field] = Object.fromEntries(
        Object.entries(ranges).map(([name, range]) => [name, pin(name, range)]),
      );
    }
  }
  return pinned;
}

function pin(name: string, range: string): string {
  const version = documentedVersion(name);
  const start = range.replace(/^[~^]/, '');
  if (version !== undefined && `${version}.`.startsWith(`${start}.`)) {
    return version;
  }
  if (version !== undefined && toolchain.test(name)) {
    throw new Error(
      `The page asks for ${name}@${range}, but the site documents ${version}. Name that version or its major.`,
    );
  }
  return range;
}

/** @returns nothing for packages that the site hasn't installed */
function documentedVersion(name: string): string | undefined {
  // The packages of typescript-eslint are published together, under one version.
  const installed = name.startsWith('@typescript-eslint/')
    ? 'typescript-eslint'
    : name;
  const file = join(siteDir, 'node_modules', installed, 'package.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
    : undefined;
}

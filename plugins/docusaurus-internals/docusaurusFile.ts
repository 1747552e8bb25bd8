import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expectShape } from './expectShape.mjs';

const require = createRequire(__filename);

/**
 * Full path of a file that a package doesn't publish. It is asked for when it is needed, and not imported, so
 * that PLAIN=1 works without it.
 *
 * @param name the package's, and the file's path in it
 * @throws when the file isn't there
 */
export function docusaurusFile(name: string): string {
  const file = require.resolve
    .paths(name)
    ?.map(folder => join(folder, name))
    .find(path => existsSync(path));
  expectShape(file !== undefined, name, 'there is such a file');
  return file;
}

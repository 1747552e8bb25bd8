import { createRequire } from 'node:module';
import { expectShape } from './expectShape.mjs';

const require = createRequire(__filename);

/**
 * Full path of a file that Docusaurus doesn't publish. It is asked for when it is needed, and not
 * imported, so that PLAIN=1 works without it.
 *
 * @param name as an import has it
 * @throws when the file isn't there
 */
export function docusaurusFile(name: string): string {
  try {
    return require.resolve(name);
  } catch {
    expectShape(false, name, 'there is such a file');
  }
}

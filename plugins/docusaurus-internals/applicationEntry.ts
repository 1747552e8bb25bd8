import { join } from 'node:path';
import { docusaurusFile } from './docusaurusFile';
import { expectShape } from './expectShape.mjs';

/**
 * The file that the application begins with, in place of Docusaurus' own: that one comes after it.
 *
 * @param usual the entry that Docusaurus has given the bundler
 * @throws when that is another one
 */
export function applicationEntry(usual: unknown): string {
  const file = docusaurusFile('@docusaurus/core/lib/client/clientEntry.js');
  expectShape(usual === file, "The bundler's entry", `it is ${file}`);
  return join(__dirname, 'entry.ts');
}

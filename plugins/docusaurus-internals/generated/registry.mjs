// @ts-check
import { expectShape } from '../expectShape.mjs';

/** How a module is imported, and its name and id. */
const module =
  /(\(\) => import\([^)]*\)), "[^"]*", require\.resolveWeak\([^)]*\)/g;

/**
 * Leaves names and ids of modules out of the registry of routes: only the server asks for them, to note
 * what it rendered.
 *
 * @param {string} code of `.docusaurus/registry.js`
 */
export default function withoutNames(code) {
  const imported = code.match(/\bimport\(/g)?.length ?? 0;
  const found = code.match(module)?.length ?? 0;
  expectShape(
    imported > 0 && found === imported,
    'registry.js',
    `each import is followed by a name and an id, and here ${String(found)} of ${String(imported)}`,
  );
  return code.replaceAll(module, '$1');
}

// @ts-check

/**
 * Leaves names and ids of modules out of the registry of routes: only the server asks for them, to note
 * what it rendered.
 *
 * @param {string} code of `.docusaurus/registry.js`
 */
export default function withoutNames(code) {
  return code.replaceAll(/, "[^"]*", require\.resolveWeak\([^)]*\)/g, '');
}

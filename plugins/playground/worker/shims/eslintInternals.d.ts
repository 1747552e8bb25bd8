/** ESLint's own files: the bundler knows their folder by this name, see `bundleWorker.ts`. */
declare module 'eslint-internals/*' {
  export const Linter: unknown;
  const content: unknown;
  export default content;
}

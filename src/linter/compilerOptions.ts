import type { CompilerOptionsJson } from './types';

/** The compiler options of examples and of a new playground: a modern application's, each file a module, nothing from `@types`. */
export const defaultCompilerOptions: CompilerOptionsJson = {
  strict: true,
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  moduleDetection: 'force',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  types: [],
  jsx: 'preserve',
  allowJs: true,
};

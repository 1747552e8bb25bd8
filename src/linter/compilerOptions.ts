import type ts from 'typescript';
import { describeDiagnostic } from './diagnostics';
import { projectFolder } from './filePaths';
import type { CompilerOptionDiagnostic, CompilerOptionsJson } from './types';

/**
 * The compiler options of examples and of a new playground: what a modern
 * application would have, each file a module, nothing from `@types`.
 */
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

/**
 * Set whatever the user's options say, as the parser does for a
 * `parserOptions.project`: JavaScript is linted too, and nothing is written.
 */
const forcedCompilerOptions: ts.CompilerOptions = {
  allowJs: true,
  noEmit: true,
};

/** Reads compiler options. What TypeScript does not understand becomes a diagnostic; the rest holds. */
export function convertCompilerOptions(
  typescript: typeof ts,
  json: CompilerOptionsJson,
): { options: ts.CompilerOptions; diagnostics: CompilerOptionDiagnostic[] } {
  const { options, errors } = typescript.convertCompilerOptionsFromJson(
    json,
    projectFolder,
  );
  return {
    options: { ...options, ...forcedCompilerOptions },
    diagnostics: errors.map(error => describeDiagnostic(typescript, error)),
  };
}

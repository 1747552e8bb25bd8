/**
 * The lint engine: one for the build, the playground's worker and live
 * examples. In Node, get its environment from `./nodeEnvironment`.
 */
export { explainAny, isAboutAny, traceAny } from './anyOrigin';
export type * from './anyOrigin';
export { defaultCompilerOptions } from './compilerOptions';
export { fileExtensions, libFolder, projectFolder } from './filePaths';
export { createLinter, defaultFileName } from './linter';
export { resolvePreset } from './presets';
export type * from './types';

/**
 * The lint engine: one for the build, the playground's worker and live
 * examples. In Node, get its environment from `./nodeEnvironment`.
 */
export { DEFAULT_COMPILER_OPTIONS } from './compilerOptions';
export { FILE_EXTENSIONS, LIB_FOLDER, PROJECT_FOLDER } from './filePaths';
export { createLinter, DEFAULT_FILE_NAME } from './linter';
export { resolvePreset } from './presets';
export type * from './types';

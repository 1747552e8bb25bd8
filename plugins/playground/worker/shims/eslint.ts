/**
 * Replaces `eslint`, whose main file also contains what reads files and
 * configs from disk.
 */
export { Linter } from 'eslint-internals/linter/linter.js';
export { default as SourceCode } from 'eslint-internals/source-code/source-code.js';

/** `@typescript-eslint/utils` derives a class from it, which is never instantiated here. */
export const RuleTester = Object;

/** Replaces `eslint/use-at-your-own-risk`, from which the plugin gets the core's rules. */
export { default as builtinRules } from 'eslint-internals/rules/index.js';

/** `@typescript-eslint/utils` derives classes from these, which are never instantiated here. */
export const FlatESLint = Object;
export const LegacyESLint = Object;

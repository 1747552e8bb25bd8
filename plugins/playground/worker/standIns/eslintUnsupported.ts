/** Stands in for `eslint/use-at-your-own-risk`, from which the plugin takes the core's rules. */
export { default as builtinRules } from 'eslint-internals/rules/index.js';

/** `@typescript-eslint/utils` derives classes from these, of which nobody makes an instance here. */
export const FlatESLint = Object;
export const LegacyESLint = Object;

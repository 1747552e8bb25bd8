/** ESLint's rules are given out here in all its versions; the package has no types for it. */
declare module 'eslint/use-at-your-own-risk' {
  import type { TSESLint } from '@typescript-eslint/utils';

  export const builtinRules: ReadonlyMap<
    string,
    TSESLint.RuleModule<string, unknown[]>
  >;
}

/** The package has no types. */
declare module 'eslint-config-prettier' {
  const config: { rules: Readonly<Record<string, unknown>> };
  export default config;
}

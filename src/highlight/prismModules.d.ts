/** Prism without languages, which `@types/prismjs` doesn't describe: the part that is used. */
declare module 'prismjs/components/prism-core' {
  const Prism: {
    languages: Partial<Record<string, object>>;
    tokenize: (code: string, grammar: object) => import('./tokens').PrismStream;
  };
  export default Prism;
}

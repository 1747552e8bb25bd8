/** Whether a query has words in another script: the site is in English. */
export function isForeign(query: string): boolean {
  return /(?=\p{L})[^\p{Script=Latin}\p{Script=Common}]/u.test(query);
}

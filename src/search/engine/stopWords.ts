import { stem } from './stem';

/**
 * Terms that most texts have, so that they tell nothing about a page. They count in names alone:
 * `no-for-in-array` is found by "for in".
 */
export const stopWords: ReadonlySet<string> = new Set(
  `a about after all also an and are aren as at be because been but by can could couldn d did didn do does doesn
  doing don each for from get gets had has hasn have haven here how i if in into is isn it its ll m me more most my of
  on one only or other our out over own re s same should shouldn since so some such t than that the their them then
  there these they this those to too under until up ve versus very vs was wasn we were what when where which while
  who why will with won would wouldn you your`
    .split(/\s+/)
    .map(stem),
);

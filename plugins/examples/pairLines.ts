import { withoutLastEnd } from '../../src/examples/notes/changedLines';
import { diffLines } from '../../src/text/diffLines';

/** Fewest lines at the top of a correct example that are folded when the incorrect one has them too. */
const fewestAbove = 4;

/** Fewest declarations at the top of an example that are folded on phones. */
const fewestDeclarations = 2;

/** How a correct example differs from the incorrect one above it. */
export interface PairedLines {
  /** How many lines at the top are folded, since they are the same. */
  above: number;
  /** Lines that are new, from 0: none where most are, which would say nothing. */
  changed: ReadonlySet<number>;
}

/** Compares the halves of a pair, line by line. */
export function comparePair(incorrect: string, correct: string): PairedLines {
  const lines = diffLines(
    withoutLastEnd(incorrect),
    withoutLastEnd(correct),
    Infinity,
  ).filter(({ kind }) => kind !== 'removed');
  const added = lines.flatMap(({ kind }, index) =>
    kind === 'added' ? [index] : [],
  );
  const same = Math.max(
    0,
    commonStart(incorrect.split('\n'), correct.split('\n')),
  );
  return {
    above: same >= fewestAbove && same < lines.length ? same : 0,
    changed: new Set(added.length * 2 <= lines.length ? added : []),
  };
}

function commonStart(one: readonly string[], other: readonly string[]): number {
  const difference = one.findIndex((line, index) => line !== other[index]);
  return difference === -1 ? one.length : difference;
}

/** How many lines at the top of code declare what it uses; none where those are too few to be folded. */
export function countDeclarations(code: string): number {
  const lines = withoutLastEnd(code).split('\n');
  const count = lines.findIndex(line => !/^declare .*;$/.test(line));
  return count >= fewestDeclarations && lines[count] === '' ? count : 0;
}

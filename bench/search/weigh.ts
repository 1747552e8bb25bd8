import type { SearchIndex } from '../../src/search/engine/searchIndex';
import { weights } from '../../src/search/engine/weights';
import { readBuiltIndex } from '../../tests/search/builtIndex';
import { queries } from '../../tests/search/queries';
import { everyday } from '../../tests/search/queries/everyday';
import type { Queries } from '../../tests/search/queries/expectation';
import { practice } from '../../tests/search/queries/practice';
import { rehearsed } from '../../tests/search/queries/rehearsed';
import { printTable } from '../table';

/** The sets that the ranking may be tuned on. */
const sets: Record<string, Queries> = {
  known: queries,
  practice,
  everyday,
  rehearsed,
};

/** A number of the ranking: the object that has it, and its name there. */
interface Weight {
  path: string;
  read: () => number;
  write: (value: number) => void;
}

/**
 * Measures what each number of the ranking is good for: how many more queries find their page first, or
 * fewer, with half of it and with twice as much.
 */
export function weighRanking(): void {
  const index = readBuiltIndex();
  const usual = countFirst(index);
  printTable(
    `Ranking: queries that find their page first (${Object.entries(usual)
      .map(([name, count]) => `${name} ${String(count)}`)
      .join(', ')}), and the change with half or twice a number`,
    listWeights(weights).map(weight => ({
      '': weight.path,
      value: weight.read(),
      half: changeWith(index, weight, 0.5, usual),
      twice: changeWith(index, weight, 2, usual),
    })),
  );
}

function changeWith(
  index: SearchIndex,
  { read, write }: Weight,
  factor: number,
  usual: Record<string, number>,
): string {
  const value = read();
  write(value * factor);
  const changed = countFirst(index);
  write(value);
  return Object.keys(sets)
    .map(name => (changed[name] ?? 0) - (usual[name] ?? 0))
    .map(change => (change > 0 ? `+${String(change)}` : String(change)))
    .join(' ');
}

function countFirst(index: SearchIndex): Record<string, number> {
  return Object.fromEntries(
    Object.entries(sets).map(([name, set]) => [
      name,
      Object.values(set)
        .flat()
        .filter(([query, ...paths]) =>
          paths.includes(index.search(query)[0]?.page.path ?? ''),
        ).length,
    ]),
  );
}

function listWeights(from: Record<string, unknown>, path = ''): Weight[] {
  return Object.entries(from).flatMap(([name, value]) =>
    typeof value === 'number'
      ? {
          path: path + name,
          read: () => from[name] as number,
          write: changed => {
            from[name] = changed;
          },
        }
      : listWeights(value as Record<string, unknown>, `${path}${name}.`),
  );
}

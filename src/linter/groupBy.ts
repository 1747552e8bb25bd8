export type NonEmpty<Item> = [Item, ...Item[]];

/** Items by what they have in common, in the order in which that comes first. Not all browsers have `Map.groupBy`. */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): Map<Key, NonEmpty<Item>> {
  const groups = new Map<Key, NonEmpty<Item>>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) {
      group.push(item);
    } else {
      groups.set(key, [item]);
    }
  }
  return groups;
}

/** Tells apart what two lists both have, and what only one of them has. Each item is matched once. */
export function matchUp<Item>(
  here: readonly Item[],
  there: readonly Item[],
  keyOf: (item: Item) => string,
): { both: [Item, Item][]; onlyHere: Item[]; onlyThere: Item[] } {
  // There can be items by the ten thousand: each key is made once.
  const unmatched: Map<string, Item[]> = groupBy(there, keyOf);
  const both: [Item, Item][] = [];
  const onlyHere: Item[] = [];
  for (const item of here) {
    const match = unmatched.get(keyOf(item))?.shift();
    if (match === undefined) {
      onlyHere.push(item);
    } else {
      both.push([item, match]);
    }
  }
  const left = new Set([...unmatched.values()].flat());
  return { both, onlyHere, onlyThere: there.filter(item => left.has(item)) };
}

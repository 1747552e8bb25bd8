/**
 * Names of the bits that are set, by an enum of TypeScript's. Names of several
 * bits at once are left out: they say nothing new.
 */
export function namesOfFlags(
  flagEnum: Readonly<Record<string, number | string>>,
  flags: number,
): string[] {
  const named = new Set<number>();
  return Object.entries(flagEnum).flatMap(([name, bit]) => {
    if (
      typeof bit !== 'number' ||
      !isSingleBit(bit) ||
      (flags & bit) === 0 ||
      named.has(bit)
    ) {
      return [];
    }
    named.add(bit);
    return [name];
  });
}

function isSingleBit(value: number): boolean {
  return value !== 0 && (value & (value - 1)) === 0;
}

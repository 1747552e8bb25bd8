const width = 80;

/** From how many lines on a list is filled. */
const longList = 12;

/** A line that holds one string of a union, or of an array. */
const listItem = /^(?<indent> *)(?<item>(?:\| )?'[^']*',?)$/;

/**
 * Puts as many strings on a line as it holds, where a union or an array has many of them. Prettier
 * gives each a line of its own, and one type would be 150 lines long.
 */
export function fillLongLists(code: string): string {
  const filled: string[] = [];
  let list: string[] = [];
  for (const line of [...code.split('\n'), '']) {
    if (listItem.test(line) && indentOf(line) === indentOf(list[0] ?? line)) {
      list.push(line);
    } else {
      filled.push(...(list.length < longList ? list : fill(list)), line);
      list = [];
    }
  }
  return filled.slice(0, -1).join('\n');
}

function fill(lines: readonly string[]): string[] {
  const filled: string[] = [];
  for (const line of lines) {
    const longer = `${filled.at(-1) ?? ''} ${line.trim()}`;
    if (filled.length > 0 && longer.length <= width) {
      filled[filled.length - 1] = longer;
    } else {
      filled.push(line);
    }
  }
  return filled;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

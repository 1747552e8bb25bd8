interface Range {
  start: number;
  end: number;
}

/**
 * What to underline for a reported range: where there is nothing to see in it, the character there
 * or before; in several lines, what is on them without their indentation.
 */
export function visibleRanges(code: string, { start, end }: Range): Range[] {
  const text = code.slice(start, end);
  if (!text.includes('\n')) {
    return [start === end ? visiblePoint(code, start) : { start, end }];
  }
  const lines = [...text.matchAll(/\S.*/g)].map(({ 0: line, index }) => ({
    start: start + index,
    end: start + index + line.trimEnd().length,
  }));
  return lines.length > 0 ? lines : [visiblePoint(code, start)];
}

function visiblePoint(code: string, offset: number): Range {
  return offset >= code.length || /[\r\n]/.test(code.charAt(offset))
    ? { start: Math.max(0, offset - 1), end: offset }
    : { start: offset, end: offset + 1 };
}

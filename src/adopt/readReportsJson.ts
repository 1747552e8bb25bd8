import { parse, type ParseError } from 'jsonc-parser';
import type { Report, ReportList } from './reportList';

/** What is left of a text without the JSON in it. */
interface JsonReading {
  rest: string;
  isDamaged: boolean;
}

/** How JSON begins, whatever is before it. */
const start = /[[{](?:\s*\{)?\s*"[\w$]+"\s*:/g;

/** What the JSON parser calls something that comes after the end. */
const endExpected = 9;

/**
 * Reads JSON with reports: ESLint's, SARIF, Code Quality, and whatever else says a message and a place, one or more of
 * them, inside a log too.
 */
export function* readReportsJson(
  text: string,
  reports: ReportList,
): Generator<number, JsonReading> {
  const rest: string[] = [];
  let isDamaged = false;
  let from = 0;
  for (const { index, 0: begin } of text.matchAll(start)) {
    if (index < from) {
      continue;
    }
    const errors: ParseError[] = [];
    const value = parseTolerantly(text.slice(index), errors);
    const end = errors.find(({ error }) => Number(error) === endExpected);
    const isBroken = errors.some(each => each !== end);
    if (addReports(value, reports) || begin.includes('"filePath"')) {
      isDamaged ||= isBroken;
      rest.push(text.slice(from, index));
      from = end ? index + end.offset : text.length;
    }
    yield 0.1;
  }
  return { rest: [...rest, text.slice(from)].join(''), isDamaged };
}

/** Reads JSON up to its end, or up to where it was cut off. */
function parseTolerantly(json: string, errors: ParseError[]): unknown {
  try {
    return parse(json, errors);
  } catch {
    // It is nested deeper than the stack can bear.
    return undefined;
  }
}

/** Lists in reports, and reports that comments have silenced. */
const notReports = /^(?:fixe?s|locations|related\w*|suggestions|suppress\w*)$/;

/** @param around of the object that the value is in @returns whether there is any report */
function addReports(
  value: unknown,
  reports: ReportList,
  around: { file?: string; hasFixes?: boolean } = {},
): boolean {
  if (Array.isArray(value)) {
    return value.map(each => addReports(each, reports, around)).some(Boolean);
  }
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const lists = Object.entries(value).filter(
    ([name, list]) => Array.isArray(list) && !notReports.test(name),
  );
  const facts = factsIn(value);
  const name = firstOf(facts, [
    'filePath',
    'resource',
    'fileName',
    'filename',
    'file',
    'path',
    'uri',
  ]);
  const file = typeof name === 'string' ? name : around.file;
  if (lists.length > 0) {
    const { source } = value as { source?: unknown };
    if (file !== undefined && typeof source === 'string') {
      reports.addSource(file, source);
    }
    const hasFixes = 'messages' in value;
    return lists
      .map(([, list]) =>
        addReports(list, reports, {
          ...(file !== undefined && { file }),
          hasFixes,
        }),
      )
      .some(Boolean);
  }
  const message = firstOf(facts, ['message', 'description', 'text']);
  const rule = firstOf(facts, [
    'ruleId',
    'rule',
    'check_name',
    'value',
    'code',
  ]);
  const severity = firstOf(facts, ['severity', 'level']);
  // Where the text was cut off, one is without its end.
  if (
    file === undefined ||
    typeof message !== 'string' ||
    (severity ?? rule) === undefined
  ) {
    return false;
  }
  const number = (...names: string[]): number =>
    Number(firstOf(facts, names)) || 0;
  reports.add('JSON', {
    file,
    line: number('line', 'startLine', 'startLineNumber', 'begin'),
    column: number('column', 'startColumn', 'character'),
    severity: /^(?:1|4|warn\w*|minor|info\w*|note|low)$/i.test(String(severity))
      ? 'warning'
      : 'error',
    ruleId: typeof rule === 'string' && rule !== '' ? rule : undefined,
    message,
    ...(around.hasFixes && {
      isFixable: Boolean((value as { fix?: unknown }).fix),
    }),
  } satisfies Report);
  return true;
}

/** All that an object says, by the names of the innermost properties; what comes first counts. */
function factsIn(value: object, facts = new Map<string, unknown>()) {
  const entries = Object.entries(value) as [string, unknown][];
  for (const [name, each] of entries) {
    if (typeof each !== 'object' && !facts.has(name)) {
      facts.set(name, each);
    }
  }
  for (const [name, each] of entries) {
    if (
      typeof each === 'object' &&
      each !== null &&
      name !== 'fix' &&
      (!Array.isArray(each) || name === 'locations')
    ) {
      factsIn(each, facts);
    }
  }
  return facts;
}

function firstOf(
  facts: ReadonlyMap<string, unknown>,
  names: readonly string[],
): unknown {
  return names.map(name => facts.get(name)).find(each => each !== undefined);
}

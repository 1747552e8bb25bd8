import { parse, type ParseError } from 'jsonc-parser';
import type { Report, ReportList } from './reportList';

const start = /[[{](?:\s*\{)?\s*"[\w$]+"\s*:/g;

/** What the JSON parser calls something that comes after the end. */
const endExpected = 9;

/**
 * Reads JSON with reports, inside a log too: ESLint's, SARIF, Code Quality, and others.
 *
 * @returns what is left of the text without it
 */
export function* readReportsJson(text: string, reports: ReportList) {
  const rest: string[] = [];
  let isDamaged = false;
  let from = 0;
  for (const { index, 0: begin } of text.matchAll(start)) {
    if (index < from) {
      continue;
    }
    const errors: ParseError[] = [];
    const hasReports = readJson(text.slice(index), errors, reports);
    const end = errors.find(({ error }) => Number(error) === endExpected);
    const isBroken = errors.some(each => each !== end);
    if (hasReports || begin.includes('"filePath"')) {
      isDamaged ||= isBroken;
      rest.push(text.slice(from, index));
      from = end ? index + end.offset : text.length;
    }
    yield 0.1;
  }
  return { rest: [...rest, text.slice(from)].join(''), isDamaged };
}

/** Reads JSON up to its end, or up to where it was cut off. @returns whether there is any report */
function readJson(
  json: string,
  errors: ParseError[],
  reports: ReportList,
): boolean {
  try {
    return addReports(parse(json, errors), reports);
  } catch {
    // It is nested deeper than the stack can bear.
    return false;
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
  const fact = (name: RegExp) => facts.find(([each]) => name.test(each))?.[1];
  const name =
    fact(/^(?:filePath|file_?name|file|resource)$/i) ?? fact(/^(?:path|uri)$/);
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
  const message = fact(/^(?:message|description)$/) ?? fact(/^text$/);
  const rule = fact(/^(?:rule|ruleId|check_name)$/) ?? fact(/^(?:code|value)$/);
  const severity = fact(/^(?:severity|level)$/);
  // Where the text was cut off, one is without its end.
  if (
    file === undefined ||
    typeof message !== 'string' ||
    (severity ?? rule) === undefined
  ) {
    return false;
  }
  reports.add('JSON', {
    file,
    line: Number(fact(/^(?:start)?line(?:number)?$|^begin$/i)) || 0,
    column: Number(fact(/^(?:start)?column$|^character$/i)) || 0,
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

/** All that an object says, by the names of the innermost properties; its own come first. */
function factsIn(value: object): [string, unknown][] {
  const entries = Object.entries(value) as [string, unknown][];
  const isOwn = ([, each]: [string, unknown]): boolean =>
    typeof each !== 'object' || each === null;
  return [
    ...entries.filter(isOwn),
    ...entries
      .filter(
        entry =>
          !isOwn(entry) &&
          entry[0] !== 'fix' &&
          (!Array.isArray(entry[1]) || entry[0] === 'locations'),
      )
      .flatMap(([, each]) => factsIn(each as object)),
  ];
}

import type { Report, ReportFormat } from './report';

/** What a line of a report says. */
export interface ReadLine {
  report: Omit<Report, 'file'> & { file?: string };
  format: ReportFormat;
}

/** `  12:5  error  Message  rule`: stylish, also as `next lint` prints it, with a colon after the severity. */
const stylish =
  /^\s*(?<line>\d+):(?<column>\d+)\s+(?<severity>error|warning|Error:|Warning:)\s+(?<message>\S.*?)(?:\s{2,}(?<ruleId>@?[\w-]+(?:\/[\w@-]+)*))?\s*$/;

/** `/app/a.ts: line 1, col 2, Error - Message. (rule)` */
const compact =
  /^(?<file>\S.*): line (?<line>\d+), col (?<column>\d+), (?<severity>Error|Warning) - (?<message>.*?)(?: \((?<ruleId>@?[\w-]+(?:\/[\w@-]+)*)\))?$/;

/** `/app/a.ts:1:2: Message. [Error/rule]` */
const unix =
  /^(?<file>\S.*?):(?<line>\d+):(?<column>\d+): (?<message>.*) \[(?<severity>Error|Warning)(?:\/(?<ruleId>@?[\w-]+(?:\/[\w@-]+)*))?\]$/;

/** `::error file=a.ts,line=1,col=2::Message` */
const annotation = /^::(error|warning)\s([^:]*(?::(?!:)[^:]*)*)::(.*)$/;

/** How annotations name the rule: in the title, or at an end of the message. */
const ruleInTitle = /\(?(@?[\w-]+(?:\/[\w@-]+)+|[a-z]+(?:-[a-z]+)+)\)?$/;
const ruleInMessage =
  /^(.*?)\s*(?:\((@?[\w-]+(?:\/[\w@-]+)*)\)|\[(@?[\w-]+(?:\/[\w@-]+)*)\](?:\(\S*\))?)$/;

/** Reads a line that has a report in any of the formats with one on each line. */
export function readLine(line: string): ReadLine | undefined {
  return (
    readParts('stylish', stylish.exec(line)) ??
    // The expressions are slow where the line has no such part.
    readParts(
      'compact',
      line.includes(': line ') ? compact.exec(line) : null,
    ) ??
    readParts('unix', line.endsWith(']') ? unix.exec(line) : null) ??
    readAnnotation(line)
  );
}

/** Reads a line whose parts have the names of the report's. */
function readParts(
  format: ReportFormat,
  match: RegExpExecArray | null,
): ReadLine | undefined {
  if (!match?.groups) {
    return undefined;
  }
  const {
    file,
    line,
    column,
    severity = '',
    message = '',
    ruleId,
  } = match.groups;
  return {
    format,
    report: {
      ...(file !== undefined && { file: normalize(file) }),
      line: Number(line),
      column: Number(column),
      severity: severityOf(severity),
      message,
      ruleId,
    },
  };
}

function readAnnotation(line: string): ReadLine | undefined {
  const match = line.startsWith('::') ? annotation.exec(line) : null;
  if (!match) {
    return undefined;
  }
  const [, severity = '', list = '', text = ''] = match;
  const properties = new Map(
    list.split(',').map(property => {
      const at = property.indexOf('=');
      return [
        property.slice(0, at).trim(),
        unescape(property.slice(at + 1)),
      ] as const;
    }),
  );
  const message = unescape(text);
  const [, bare, inParentheses, inBrackets] = ruleInMessage.exec(message) ?? [];
  const ofMessage = inParentheses ?? inBrackets;
  const ofTitle = ruleInTitle.exec(properties.get('title') ?? '')?.[1];
  return {
    format: 'GitHub annotations',
    report: {
      file: normalize(properties.get('file') ?? ''),
      line: Number(properties.get('line') ?? 0) || 0,
      column: Number(properties.get('col') ?? 0) || 0,
      severity: severityOf(severity),
      message: ofMessage === undefined ? message : (bare ?? message),
      ruleId: ofMessage ?? ofTitle,
    },
  };
}

/** As GitHub escapes them: https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts */
function unescape(text: string): string {
  return text
    .replaceAll('%0A', '\n')
    .replaceAll('%0D', '')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%');
}

function severityOf(word: string): Report['severity'] {
  return word.toLowerCase().startsWith('error') ? 'error' : 'warning';
}

/** Paths with forward slashes. */
export function normalize(file: string): string {
  return file.trim().replaceAll('\\', '/');
}

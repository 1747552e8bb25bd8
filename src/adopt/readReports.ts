import { parse, type ParseError } from 'jsonc-parser';

/** What ESLint reports at a place. */
export interface Report {
  /** As it was printed, with forward slashes. */
  file: string;
  /** From 1; 0 where the report is about the file as a whole. */
  line: number;
  column: number;
  severity: 'error' | 'warning';
  /** As in a config; `undefined` for what is no rule's, such as code that can't be parsed. */
  ruleId: string | undefined;
  message: string;
  /** Whether `--fix` does away with it; `undefined` where the format doesn't say. */
  isFixable?: boolean;
}

/** All reports of a text. */
export interface ReportReading {
  reports: Report[];
  /** The formats that were found in it, in the order in which they appear. */
  formats: string[];
  /** How many reports were there more than once, as in logs of several runs. */
  repeated: number;
  /** How many reports ESLint itself says `--fix` can do away with, if it says so. */
  fixable: number | undefined;
  /** Code of files by their names, where the format has it. */
  sources: ReadonlyMap<string, string>;
  /** Errors that ended ESLint itself, without its stack. */
  crashes: string[];
  /** Whether the text ends in the middle of its data. */
  isCutOff: boolean;
}

/** Lines that are read before others get their turn. */
const linesAtATime = 250;

/** No report is this long, in characters: what is longer is other output, such as minified code. */
const longestLine = 20_000;

/**
 * Reads what ESLint printed, in any of its formats and inside any log, a part of it at each step, so that a
 * page can do other things between them.
 *
 * @returns how much is read, from 0 to 1, at each step, and all reports at the end
 */
export function* readReports(text: string): Generator<number, ReportReading> {
  const reader = new ReportReader();
  let rest = decodeWide(text);
  for (let next; (next = reader.takeJson(rest)) !== undefined;) {
    rest = next;
    yield 0.1;
  }
  let start = 0;
  let count = 0;
  while (start < rest.length) {
    const end = rest.indexOf('\n', start);
    const stop = end < 0 ? rest.length : end;
    if (stop - start <= longestLine) {
      reader.addLine(rest.slice(start, stop));
    }
    start = stop + 1;
    count += 1;
    if (count % linesAtATime === 0) {
      yield start / rest.length;
    }
  }
  return reader.finish();
}

/** Text in UTF-16, as PowerShell writes it into files, that was taken for bytes: each other character is 0. */
function decodeWide(text: string): string {
  return text.charCodeAt(1) === 0 || text.charCodeAt(3) === 0
    ? text.replaceAll('\0', '').replace(/^(?:\uFFFD|ÿþ|þÿ)+/, '')
    : text;
}

/** How ESLint's JSON begins, whatever is printed before it. Spaces are there if it was formatted. */
const jsonStart = /\[\s*\{\s*"filePath"\s*:/;

/** What the JSON parser calls something that comes after the end. */
const endExpected = 9;

/** The lines with which stylish ends, once for each run. */
const summary = /✖?\s*\d+ problems? \(\d+ errors?, \d+ warnings?\)/;
const fixableSummary =
  /(\d+) errors? and (\d+) warnings? potentially fixable with the `--fix` option/;

/** What ends ESLint before it reports anything. */
const crash =
  /^(?:Oops! Something went wrong|TypeError: |Error: (?!.*exited)|Error while loading rule|ESLint couldn't)/;

/** A line of a stack or a log, which no message goes on with. */
const foreign = /^\s*(?:at |✖|>|info\b|npm |ELIFECYCLE)|^\s*$/;

class ReportReader {
  readonly #reports = new Map<string, Report>();
  readonly #formats = new Set<string>();
  readonly #sources = new Map<string, string>();
  readonly #crashes = new Set<string>();
  #repeated = 0;
  #fixable: number | undefined;
  #isCutOff = false;
  /** The last line that can be a file's name. */
  #file = '';
  /** The report that the next lines may go on with. */
  #last: Report | undefined;

  /** Reads the first JSON in a text. @returns the text around it; `undefined` where there is none */
  takeJson(text: string): string | undefined {
    const start = jsonStart.exec(text)?.index;
    if (start === undefined) {
      return undefined;
    }
    const errors: ParseError[] = [];
    const json = text.slice(start);
    const results: unknown = parseTolerantly(json, errors);
    for (const result of Array.isArray(results) ? results : []) {
      this.#addResult(result);
    }
    const end = errors.find(({ error }) => Number(error) === endExpected);
    this.#isCutOff ||= errors.some(each => each !== end);
    return text.slice(0, start) + (end ? json.slice(end.offset) : '');
  }

  #addResult(result: unknown): void {
    const { filePath, messages, source } = asObject(result);
    if (typeof filePath !== 'string' || !Array.isArray(messages)) {
      return;
    }
    this.#formats.add('JSON');
    const file = normalize(filePath);
    if (typeof source === 'string') {
      this.#sources.set(file, source);
    }
    for (const each of messages.map(asObject)) {
      // Where the text was cut off, one is without its end.
      if (typeof each.message === 'string') {
        this.#add({
          file,
          line: Number(each.line ?? 0) || 0,
          column: Number(each.column ?? 0) || 0,
          severity: each.severity === 1 ? 'warning' : 'error',
          ruleId: typeof each.ruleId === 'string' ? each.ruleId : undefined,
          message: each.message,
          isFixable: each.fix !== undefined && each.fix !== null,
        });
      }
    }
  }

  addLine(raw: string): void {
    const text = raw.replaceAll(escapes, '').replace(/^\uFEFF|\r$/g, '');
    const line = text.replace(prefixes, '');
    const fixable = fixableSummary.exec(line);
    const read = readLine(text, line);
    if (read) {
      const { report, format } = read;
      this.#formats.add(format);
      this.#last = this.#add({ ...report, file: report.file ?? this.#file });
    } else if (fixable) {
      this.#fixable =
        (this.#fixable ?? 0) + Number(fixable[1]) + Number(fixable[2]);
    } else if (crash.test(line)) {
      this.#crashes.add(line.trim());
      this.#last = undefined;
    } else if (summary.test(line) || foreign.test(line)) {
      this.#last = undefined;
    } else if (isPath(line.trim())) {
      this.#file = normalize(line);
      this.#last = undefined;
    } else if (this.#last !== undefined) {
      this.#last.message += `\n${line.trim()}`;
    }
  }

  finish(): ReportReading {
    return {
      reports: [...this.#reports.values()],
      formats: [...this.#formats],
      repeated: this.#repeated,
      fixable: this.#fixable,
      sources: this.#sources,
      crashes: [...this.#crashes],
      isCutOff: this.#isCutOff,
    };
  }

  /** @returns the report, or the same one that was there before */
  #add(report: Report): Report {
    const { file, line, column, ruleId, message } = report;
    const key = [file, line, column, ruleId, message].join('\0');
    const known = this.#reports.get(key);
    this.#repeated += known ? 1 : 0;
    this.#reports.set(key, known ?? report);
    return known ?? report;
  }
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

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)
    : {};
}

/** Escape sequences of terminals: colors, links, cursors; also where the escape character itself was lost. */
const escapes =
  /[\u001b\u009b](?:\[[\d;?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?)|\u241b\[[\d;]*m|\[(?:\d{1,3};)*\d{1,3}m/g;

/**
 * What logs put before each line, several of them after each other: times, `##[error]`, `[web] `, `lint_1  | `,
 * `│ `, and names of steps and tasks that end with a colon, as `web:lint: `, `apps/web lint: `, and `Step #0: `. No
 * file's name is one, nor how a message begins.
 */
const prefixes =
  /^(?:\s?(?:\[?(?:\d{4}-\d\d-\d\d[T ])?\d{1,2}:\d\d:\d\d(?:[.,]\d+)?(?: ?[AP]M)?(?:Z|[+-]\d\d:?\d\d)?\]?|#\d+ [\d.]+|\d\d[OE]|(?:##)?\[[@\w:./ -]+\]|[\w.-]* *[|│]|(?!\S*\.[a-z]\w*:|(?:\w+ )?\w*(?:error|warning):|[a-z]:[\\/])@?[\w./:#-]+(?: [#\w:-]+)?:(?= |$))(?: |$))+/i;

const rule = String.raw`@?[\w-]+(?:\/[\w@-]+)*`;

/** Lines that have a report, by what is before the message. Some name the file, and some the rule. */
const lineFormats: readonly { format: string; pattern: RegExp }[] = [
  {
    // `  12:5  error  Message  rule`; Next.js has a colon after the severity.
    format: 'stylish',
    pattern: new RegExp(
      String.raw`(?<![\w:.])(?<line>\d+):(?<column>\d+)\s+(?<severity>error|warning)(?::|\s)\s*(?<message>\S.*?)(?:\s{2,}(?<ruleId>${rule}))?\s*$`,
      'i',
    ),
  },
  {
    // `  Line 12:5:  Message  rule`
    format: 'Create React App',
    pattern: new RegExp(
      String.raw`^\s*Line (?<line>\d+):(?<column>\d+):\s+(?<message>\S.*?)\s{2,}(?<ruleId>${rule})\s*$`,
    ),
  },
  {
    // `/app/a.ts: line 1, col 2, Error - Message. (rule)`
    format: 'compact',
    pattern:
      /^(?<file>\S.*): line (?<line>\d+), col (?<column>\d+), (?<severity>Error|Warning) - (?<message>.*)$/,
  },
  {
    // `/app/a.ts:1:2: Message. [Error/rule]`
    format: 'unix',
    pattern:
      /^(?<file>(?:[A-Za-z]:)?[^\s:][^:]*):(?<line>\d+):(?<column>\d+): (?<message>.*) \[(?<severity>Error|Warning)(?<ruleId>\/.*)?\]$/,
  },
];

/** `::error file=a.ts,line=1,col=2::Message`; Azure has `##vso[task.logissue type=error;sourcepath=a.ts]Message`. */
const annotation =
  /(?:::(?<severity>error|warning)\s(?<list>[^:]*(?::(?!:)[^:]*)*)::|##vso\[task\.logissue\s(?<azure>[^\]]*)\])(?<message>.*)$/;

/** The rule at the end of a message: `(rule)`, `[rule]`, or `[rule](https://…)`. */
const ruleInMessage = new RegExp(
  String.raw`^(.*?)\s*[([](${rule})[)\]](?:\(\S*\))?$`,
);

/** Annotations can also name it in their title. */
const ruleInTitle = /\(?(@?[\w-]+(?:\/[\w@-]+)+|[a-z]+(?:-[a-z]+)+)\)?$/;

/** What a line of a report says. */
interface ReadLine {
  report: Omit<Report, 'file'> & { file?: string };
  format: string;
}

/** Reads a line that has a report in any of the formats with one on each line. @param line without its prefixes */
function readLine(text: string, line: string): ReadLine | undefined {
  for (const { format, pattern } of lineFormats) {
    const groups = pattern.exec(line)?.groups;
    if (groups) {
      const { file, severity = '', message = '' } = groups;
      const [, bare, ruleId] =
        (format === 'compact' ? ruleInMessage.exec(message) : null) ?? [];
      return {
        format,
        report: {
          ...(file !== undefined && { file: normalize(file) }),
          line: Number(groups.line),
          column: Number(groups.column),
          severity: severityOf(severity),
          message: bare ?? message,
          ruleId: ruleId ?? groups.ruleId?.replace(/^\//, ''),
        },
      };
    }
  }
  return readAnnotation(text);
}

function readAnnotation(text: string): ReadLine | undefined {
  const groups = annotation.exec(text)?.groups;
  if (!groups) {
    return undefined;
  }
  const { list = groups.azure?.replaceAll(';', ',') ?? '', message = '' } =
    groups;
  const properties = new Map(
    list.split(',').map(property => {
      const [name = '', ...value] = property.split('=');
      return [name.trim(), unescape(value.join('='))] as const;
    }),
  );
  const property = (...names: string[]): string =>
    names.map(name => properties.get(name)).find(Boolean) ?? '';
  const whole = unescape(message);
  const [, bare, ruleId] = ruleInMessage.exec(whole) ?? [];
  return {
    format: groups.azure === undefined ? 'GitHub annotations' : 'Azure issues',
    report: {
      file: normalize(property('file', 'sourcepath')),
      line: Number(property('line', 'linenumber')) || 0,
      column: Number(property('col', 'columnnumber')) || 0,
      severity: severityOf(groups.severity ?? property('type')),
      message: bare ?? whole,
      ruleId: ruleId ?? ruleInTitle.exec(property('title'))?.[1],
    },
  };
}

/** As GitHub escapes them: https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts */
function unescape(text: string): string {
  return text.replaceAll(/%(0A|0D|3A|2C|3B|25)/g, (_match, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

function severityOf(word: string): Report['severity'] {
  return word.toLowerCase() === 'error' ? 'error' : 'warning';
}

/** Paths with forward slashes. */
function normalize(file: string): string {
  return file.trim().replaceAll('\\', '/');
}

/** Whether a text is a path of a file and nothing else: it has an extension, or is absolute. */
function isPath(text: string): boolean {
  return (
    text.length < 1000 &&
    (/^(?:\/|\.{1,2}[/\\]|[A-Za-z]:[/\\]|\\\\)[^:*?"<>|]*$/.test(text) ||
      /^[^\s:*?"<>|]+\.\w{1,10}$/.test(text))
  );
}

import { readReportsJson } from './readReportsJson';
import { type Report, ReportList } from './reportList';

export type ReportReading = ReportList['reading'] &
  LogReader['reading'] & { isDamaged: boolean };

/** Lines that are read before others get their turn. */
const linesAtATime = 250;

/** No report is this long, in characters: what is longer is other output, such as minified code. */
const longestLine = 20_000;

/**
 * Reads what ESLint printed, in any format and inside any log, in steps.
 *
 * @returns how much is read, from 0 to 1, and all reports at the end
 */
export function* readReports(text: string): Generator<number, ReportReading> {
  const reports = new ReportList();
  const json = yield* readReportsJson(decodeWide(text), reports);
  const lines: ReadLine[] = [];
  for (const raw of json.rest.replaceAll('><', '>\n<').split(/\r*\n/)) {
    if (raw.length <= longestLine) {
      lines.push(readLine(raw.replaceAll(escapes, '').trimEnd()));
    }
    if (lines.length % linesAtATime === 0) {
      yield 0.5;
    }
  }
  const prefixes = prefixesOf(lines);
  const log = new LogReader(reports, prefixes);
  for (const [index, line] of inOrder(lines, prefixes).entries()) {
    log.add(line);
    if (index % linesAtATime === 0) {
      yield 0.5 + index / lines.length / 2;
    }
  }
  return { ...reports.reading, ...log.reading, isDamaged: json.isDamaged };
}

/** Text in UTF-16, as PowerShell writes it into files, that was taken for bytes: each other character is 0. */
function decodeWide(text: string): string {
  return (
    text.charCodeAt(1) === 0 || text.charCodeAt(3) === 0
      ? text.replaceAll('\0', '')
      : text
  ).replace(/^(?:[\uFEFF\uFFFD]|ÿþ|þÿ|ï»¿)+/, '');
}

/** Escape sequences of terminals: colors, links, cursors, Buildkite's times; also where the escape character was lost. */
const escapes =
  /[\u001b\u009b](?:\[[\d;?]*[ -/]*[@-~]|[\]_][^\u0007\u001b]*(?:\u0007|\u001b\\)?)|\u241b\[[\d;]*m|\[(?:\d{1,3};)*\d{1,3}m/g;

const rule = String.raw`(?:@[\w-]+\/)?[\w-]+(?:\/[\w@-]+)*`;

const file = String.raw`(?<file>(?:file:\/\/)?(?:(?:[A-Za-z]:[\\/]|\/|\\\\)[^:"<>|\t]*?|[^\s:"'()<>|]+?)\.\w+)`;

const place = String.raw`(?<line>\d+):(?<column>\d+)`;

/** Lines that have a report, wherever in the line it begins. Some name the file, and some the rule. */
const lineFormats = Object.entries({
  // `  12:5  error  Message  rule`; Next.js has a colon after the severity.
  stylish: String.raw`(?:${file}:|(?<![\w:.,])) *${place}:?\s+(?<severity>error|warning)\b:?\s+(?<tail>\S.*)`,
  pretty: String.raw`(?<severity>[✖✘×⚠])\s+(?:${file}:)?${place}:?\s+(?<tail>\S.*)`,
  'Create React App': String.raw`\bLine (?<line>\d+)(?::(?<column>\d+))?:\s+(?<tail>\S.*)`,
  // Also in CDATA of the formatter junit.
  compact: String.raw`(?:${file}: |CDATA\[)line (?<line>\d+), col (?<column>\d+), (?<severity>error|warning) - (?<message>.*?)(?:\]\]>)?`,
  unix: String.raw`${file}:${place}:\s+(?<message>.*) \[(?<severity>error|warning)(?:\/(?<ruleId>.*))?\]`,
  visualstudio: String.raw`${file}\((?<line>\d+),(?<column>\d+)\): (?<severity>error|warning) (?!TS\d)(?<ruleId>${rule})? *: (?<message>.*)`,
  codeframe: String.raw`(?<severity>error|warning): (?<message>.*) at ${file}:${place}:?`,
  checkstyle: String.raw`<error line="(?<line>\d+)" column="(?<column>\d+)" severity="(?<severity>\w+)" message="(?<message>[^"]*)" source="(?:eslint\.rules\.)?(?<ruleId>[^"]*)".*`,
  'path:line:column': String.raw`${file}:${place}:?\s+(?<message>.*\s[([]${rule}[)\]])`,
}).map(([format, pattern]) => ({
  format,
  pattern: new RegExp(`${pattern}$`, 'i'),
}));

/** `::error file=a.ts,line=1,col=1::Message`; Azure has `##vso[task.logissue type=error;sourcepath=a.ts]Message`. */
const annotation =
  /(?:::(?<severity>error|warning)\s(?<list>[^:]*(?::(?!:)[^:]*)*)::|##vso\[task\.logissue\s(?<azure>[^\]]*)\])(?<message>.*)$/;

/** The rule at the end of a message: `(rule)`, `[rule]`, or `[rule](https://…)`. */
const ruleInMessage = new RegExp(
  String.raw`^(.*?)\s*[([](${rule})[)\]](?:\(\S*\))?$`,
);

/** Annotations can also name it in their title. */
const ruleInTitle = /\(?(@?[\w-]+(?:\/[\w@-]+)+|[a-z]+(?:-[a-z]+)+)\)?$/;

interface ReadLine {
  text: string;
  /** What it reports; the file may be in another line. */
  report?: Report;
  format: string;
  /** What is before the report, with each number as 0: what the log puts before lines. */
  prefix: string;
}

function readLine(text: string): ReadLine {
  for (const { format, pattern } of lineFormats) {
    const match = pattern.exec(text);
    const { groups } = match ?? {};
    if (match && groups) {
      const { message = '', severity = '', tail } = groups;
      const [, bare = message, inMessage] = ruleInMessage.exec(message) ?? [];
      const [said, ruleId] =
        tail === undefined
          ? [bare, [groups.ruleId, inMessage].find(Boolean)]
          : splitRule(tail);
      return {
        text,
        format,
        prefix: shapeOf(text.slice(0, match.index)),
        report: {
          file: groups.file ?? '',
          line: Number(groups.line),
          column: Number(groups.column ?? 0),
          severity: severityOf(severity),
          message: said.trim(),
          ruleId,
        },
      };
    }
  }
  return { text, prefix: '', format: '', ...readAnnotation(text) };
}

const isRule = new RegExp(`^${rule}$`);

function readAnnotation(
  text: string,
): Pick<ReadLine, 'format' | 'report'> | undefined {
  const groups = annotation.exec(text)?.groups;
  if (!groups) {
    return undefined;
  }
  const { list = groups.azure ?? '', message = '' } = groups;
  const property = (name: RegExp): string =>
    unescape(/^[^,;]*/.exec(list.split(name)[1] ?? '')?.[0] ?? '');
  const whole = unescape(message);
  const [, bare, ruleId] = ruleInMessage.exec(whole) ?? [];
  return {
    format: groups.azure === undefined ? 'GitHub annotations' : 'Azure issues',
    report: {
      file: property(/\b(?:file|sourcepath)=/),
      line: Number(property(/\b(?:line|linenumber)=/)) || 0,
      column: Number(property(/\b(?:col|columnnumber)=/)) || 0,
      severity: severityOf(groups.severity ?? property(/\btype=/)),
      message: bare ?? whole,
      ruleId: ruleId ?? ruleInTitle.exec(property(/\btitle=/))?.[1],
    },
  };
}

/** As GitHub escapes them: https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts */
function unescape(text: string): string {
  return text.replaceAll(/%(0A|0D|3A|2C|3B|5D|25)/g, (_match, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

function severityOf(word: string): Report['severity'] {
  return /^(?:error|[✖✘×])$/i.test(word) ? 'error' : 'warning';
}

function shapeOf(prefix: string): string {
  return prefix.trim().replaceAll(/\d+/g, '0');
}

/** What the log puts before lines: what is before reports, or the first words of that. The longest come first. */
function prefixesOf(lines: readonly ReadLine[]): RegExp[] {
  const shapes = new Set<string>();
  for (const { prefix, report } of lines) {
    const words = report && !report.file ? prefix.split(/(?<=\s)/) : [];
    words.forEach((_, index) =>
      shapes.add(
        words
          .slice(0, index + 1)
          .join('')
          .trim(),
      ),
    );
  }
  shapes.delete('');
  return [...shapes]
    .sort((a, b) => b.length - a.length)
    .slice(0, mostPrefixes)
    .map(
      shape =>
        new RegExp(
          `^\\s*${shape.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll('0', String.raw`\d+`)}(?=\\s|[/.]|$)`,
        ),
    );
}

/** Beyond so many, what is before reports is no log's work. */
const mostPrefixes = 50;

/** Logs can have the newest line first: then no file comes before the first report, and places go down. */
function inOrder(
  lines: readonly ReadLine[],
  prefixes: readonly RegExp[],
): readonly ReadLine[] {
  let balance = 0;
  lines.forEach(({ report }, index) => {
    const next = lines[index + 1]?.report;
    if (report && next && !report.file && !next.file) {
      balance += Math.sign(next.line - report.line);
    }
  });
  const first = lines.findIndex(({ report }) => report);
  return balance < 0 &&
    lines
      .slice(0, first)
      .every(({ text }) => fileIn(split(text, prefixes).line) === undefined)
    ? lines.toReversed()
    : lines;
}

/** A line without what the log puts before it. */
function split(text: string, prefixes: readonly RegExp[]) {
  const [before = ''] =
    prefixes.map(each => each.exec(text)).find(Boolean) ?? [];
  const { length } = before;
  return { before: shapeOf(before), length, line: text.slice(length).trim() };
}

const summary = /✖?\s*\d+ problems? \(\d+ errors?, \d+ warnings?\)/;
const fixableSummary =
  /(\d+) errors? and (\d+) warnings? potentially fixable with the `--fix` option/;

/** What ends ESLint before it reports anything. */
const crash =
  /(?:Oops! Something went wrong|(?:Type|Syntax|Reference)Error: |\bError: (?!.*\bexit(?:ed)?\b)|Error while loading rule|ESLint couldn't|Failed to load (?:config|parser|plugin)|Cannot (?:find (?:module|package)|read config file|redefine plugin)|(?:Configuration for rule|ESLint configuration in) .* is invalid|Key "\w+": |Could not find "|A config object is using|Invalid option '|No files matching |heap out of memory).*$/;

/** A line of a stack or a log, which no message goes on with. */
const foreign = /^\s*(?:at |✖|>|info\b|npm |ELIFECYCLE)|^\s*$/;

/** Puts reports and files together, which are in lines of their own. */
class LogReader {
  /** The last file by what the log puts before its line: several programs can print at once. */
  readonly #files = new Map<string, string>();
  /** Errors that ended ESLint itself, without its stack. */
  readonly #crashes = new Set<string>();
  /** How many reports ESLint itself says `--fix` can do away with, if it says so. */
  #fixable: number | undefined;
  /** The report that the next lines may go on with. */
  #last: Report | undefined;

  constructor(
    private readonly reports: ReportList,
    private readonly prefixes: readonly RegExp[],
  ) {}

  get reading() {
    return { crashes: [...this.#crashes], fixable: this.#fixable };
  }

  add({ format, prefix, report, text }: ReadLine): void {
    if (report) {
      this.#last = this.reports.add(format, {
        ...report,
        file: report.file || this.#fileFor(prefix),
      });
      return;
    }
    const { before, length, line } = split(text, this.prefixes);
    const fixable = fixableSummary.exec(line);
    const error = crash.exec(line)?.[0];
    const name = fileIn(line);
    if (fixable) {
      this.#fixable =
        (this.#fixable ?? 0) + Number(fixable[1]) + Number(fixable[2]);
    } else if (name !== undefined) {
      this.#files.delete(before);
      this.#files.set(before, name);
      this.#last = undefined;
    } else if (this.#last === undefined && error !== undefined) {
      this.#crashes.add(error.trim());
    } else if (summary.test(line)) {
      this.#files.delete(before);
      this.#last = undefined;
    } else if (foreign.test(line)) {
      this.#last = undefined;
    } else if (this.#last !== undefined) {
      this.#goOn(this.#last, text.slice(length));
    }
  }

  /** The last file with the same before it, or less. */
  #fileFor(prefix: string): string {
    const [, name = ''] =
      [...this.#files].findLast(([before]) => prefix.startsWith(before)) ?? [];
    return name;
  }

  /** What comes before the rule can have several lines, and logs break long ones. */
  #goOn(report: Report, line: string): void {
    const [message, ruleId] = splitRule(report.message + line);
    if (report.ruleId === undefined && /[/-]/.test(ruleId ?? '')) {
      Object.assign(report, { message, ruleId });
    } else {
      report.message += `\n${line.trim()}`;
    }
  }
}

/** Stylish has two spaces before the rule. */
function splitRule(text: string): [message: string, ruleId?: string] {
  const gap = text.lastIndexOf('  ');
  const last = text.slice(gap + 2);
  return gap > 0 && isRule.test(last)
    ? [text.slice(0, gap).trim(), last]
    : [text];
}

/** A line that is a path of a file and nothing else, or the start of a file in XML. */
function fileIn(line: string): string | undefined {
  const name =
    /^<(?:file|testsuite .*?) ?name="([^"]+)"/.exec(line)?.[1] ??
    line.replace(/:\d+:\d+$/, '');
  const isPath =
    /^(?:(?:file:\/\/)?(?:\/|\.{1,2}[/\\]|[A-Za-z]:[/\\]|\\\\)|[^\s:*?"<>|]+(?:[/\\]|\.\w{1,10}$))(?:[^:*?"<>|]*\.\w{1,10})?$/;
  return isPath.test(name) && /\.\w{1,10}$/.test(name) && name.length < 1000
    ? name
    : undefined;
}

import { cleanLine } from './cleanLine';
import { readJson } from './readJson';
import { normalize, readLine } from './readLine';
import type { Report, ReportFormat, ReportReading } from './report';

/** Lines that are read before others get their turn. */
const linesAtATime = 250;

/** No report is this long, in characters: what is longer is other output, such as minified code. */
const longestLine = 20_000;

/** The line with which stylish ends, once for each run. */
const summary = /^\s*✖?\s*\d+ problems? \(\d+ errors?, \d+ warnings?\)/;
const fixableSummary =
  /(\d+) errors? and (\d+) warnings? potentially fixable with the `--fix` option/;

/** What ends ESLint before it reports anything. */
const crash =
  /^(?:Oops! Something went wrong|TypeError: |Error: (?!.*exited)|Error while loading rule|ESLint couldn't)/;

/** A line of a stack or a log, which no message goes on with. */
const foreign = /^\s*(?:at |✖|>|info\b|npm |ELIFECYCLE)|^\s*$/;

/**
 * Reads what ESLint printed, in any of its formats and inside any log, a part of it at each step, so that a
 * page can do other things between them.
 *
 * @returns how much is read, from 0 to 1, at each step, and all reports at the end
 */
export function* readReports(text: string): Generator<number, ReportReading> {
  const reader = new ReportReader();
  let rest = decodeWide(text);
  for (let json = readJson(rest); json; json = readJson(rest)) {
    reader.addJson(json);
    rest = json.rest;
    yield 0.1;
  }
  let start = 0;
  let count = 0;
  while (start < rest.length) {
    const end = rest.indexOf('\n', start);
    const stop = end < 0 ? rest.length : end;
    reader.addLine(rest.slice(start, stop));
    start = stop + 1;
    count += 1;
    if (count % linesAtATime === 0) {
      yield start / rest.length;
    }
  }
  return reader.finish();
}

/** Reads all at once, for short texts and tests. */
export function readAllReports(text: string): ReportReading {
  const reading = readReports(text);
  for (;;) {
    const step = reading.next();
    if (step.done) {
      return step.value;
    }
  }
}

/** Text in UTF-16, as PowerShell writes it into files, that was taken for bytes: each other character is 0. */
function decodeWide(text: string): string {
  return text.charCodeAt(1) === 0 || text.charCodeAt(3) === 0
    ? text.replaceAll('\0', '').replace(/^(?:\uFFFD|ÿþ|þÿ)+/, '')
    : text;
}

class ReportReader {
  readonly #reports = new Map<string, Report>();
  readonly #formats = new Set<ReportFormat>();
  readonly #sources = new Map<string, string>();
  readonly #crashes = new Set<string>();
  #repeated = 0;
  #fixable: number | undefined;
  #isCutOff = false;
  /** The last line that can be a file's name. */
  #file = '';
  /** The report that the next lines may go on with. */
  #last: Report | undefined;

  addJson({
    reports,
    sources,
    isCutOff,
  }: {
    reports: readonly Report[];
    sources: ReadonlyMap<string, string>;
    isCutOff: boolean;
  }): void {
    this.#formats.add('JSON');
    this.#isCutOff ||= isCutOff;
    for (const [file, source] of sources) {
      this.#sources.set(file, source);
    }
    reports.forEach(report => {
      this.#add(report);
    });
  }

  addLine(raw: string): void {
    if (raw.length > longestLine) {
      return;
    }
    const line = cleanLine(raw);
    const read = readLine(line);
    if (read) {
      const { report, format } = read;
      this.#formats.add(format);
      this.#last = this.#add({ ...report, file: report.file ?? this.#file });
      return;
    }
    const fixable = fixableSummary.exec(line);
    if (fixable) {
      this.#fixable =
        (this.#fixable ?? 0) + Number(fixable[1]) + Number(fixable[2]);
    } else if (crash.test(line)) {
      this.#crashes.add(line.trim());
      this.#last = undefined;
    } else if (summary.test(line) || foreign.test(line)) {
      this.#last = undefined;
    } else if (/^\S/.test(line) && isPath(line)) {
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
    if (known) {
      this.#repeated += 1;
      return known;
    }
    this.#reports.set(key, report);
    return report;
  }
}

/** Whether a line is a path of a file and nothing else: it has an extension, or is absolute. */
function isPath(line: string): boolean {
  const text = line.trim();
  return (
    text.length < 1000 &&
    (/^(?:\/|\.{1,2}[/\\]|[A-Za-z]:[/\\]|\\\\)[^:*?"<>|]*$/.test(text) ||
      /^[^\s:*?"<>|]+\.\w{1,10}$/.test(text))
  );
}

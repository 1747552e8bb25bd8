export interface Report {
  /** As it was printed, with forward slashes; empty where the text doesn't say. */
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

/** Reports in order, each once. */
export class ReportList {
  readonly #reports = new Map<string, Report>();
  /** In the order in which they appear. */
  readonly #formats = new Set<string>();
  /** Code of files by their names, where the format has it. */
  readonly #sources = new Map<string, string>();
  #repeated = 0;

  /** @returns the report, or the same one that was there before */
  add(format: string, report: Report): Report {
    this.#formats.add(format);
    const { line, column, ruleId, message } = report;
    const file = normalize(report.file);
    const key = [file, line, column, ruleId, message].join('\0');
    const known = this.#reports.get(key);
    this.#repeated += known ? 1 : 0;
    const added = known ?? { ...report, file };
    this.#reports.set(key, added);
    return added;
  }

  addSource(file: string, source: string): void {
    this.#sources.set(normalize(file), source);
  }

  get reading() {
    return {
      reports: [...this.#reports.values()],
      formats: [...this.#formats],
      repeated: this.#repeated,
      sources: this.#sources,
    };
  }
}

function normalize(file: string): string {
  return file
    .trim()
    .replaceAll('\\', '/')
    .replace(/^file:\/\/(?:\/(?=[A-Za-z]:))?/, '');
}

import type { CodeEditor } from '../editor/createEditor';
import type { Note } from '../examples/exampleData';
import {
  applyAll,
  editsOf,
  linesWith,
  marksOf,
  notesOf,
  type ShownReport,
} from '../examples/notes/notesOf';
import { highlightSource } from '../highlight/highlightSource';
import type {
  LinterClient,
  NamingDecision,
  WorkerReport,
} from '../linter/protocol';
import { createStore } from '../playground/state/store';
import { editBetween } from '../text/editBetween';
import { messageOf } from '../text/messageOf';
import { compareReports, type ReportDifference } from './compareReports';
import { lintExample } from './lintExample';
import { type ChangedExample, inputFor, type PageExample } from './readExample';

export interface ExampleState extends ChangedExample {
  /** Whether the text or the options differ from the page's. */
  isEdited: boolean;
  /** Whether the options alone do. */
  hasOtherOptions: boolean;
  /** What was found last: in this text, or in the one before the last keys. */
  reports: readonly ShownReport[];
  /** The reports as notes at their lines, together with those that a change of options has just taken away. */
  notes: readonly Note[];
  /** The lines with notes, from 1. */
  lineNumbers: readonly number[];
  /** What the last change of options did. */
  difference?: ReportDifference | undefined;
  typeErrors: WorkerReport['typeDiagnostics'];
  /** Whether the linter has answered yet. */
  isChecked: boolean;
  /** Why there is no answer about this text, in a sentence. */
  trouble?: string | undefined;
}

interface Setup {
  /** The example as the page has it. */
  example: PageExample;
  id: string;
  ask: LinterClient['ask'];
  onChange: (present: ChangedExample) => void;
  /** For how many milliseconds reports that are gone are still shown. */
  goneFor?: () => number;
}

/** An example that is being edited: its text, its rule's options, and what the linter says about them. */
export class ExampleSession {
  readonly example: PageExample;
  readonly #store;
  #editor: CodeEditor | undefined;
  #isAsking = false;
  /** The reports with the options before the last change; absent where the text has changed since. */
  #before: readonly ShownReport[] | undefined;
  #shown: readonly ShownReport[] = [];
  /** Compile errors that the page's own code has, without their places. */
  #ownErrors: ReadonlySet<string> | undefined;

  /** @param kept how a reader has left it, if not as the page has it */
  constructor(
    private readonly setup: Setup,
    kept?: ChangedExample,
  ) {
    const { code: text, options, reports } = setup.example;
    this.example = setup.example;
    this.#store = createStore<ExampleState>({
      ...this.#compare(kept ?? { text, options }),
      reports: [],
      notes: [],
      lineNumbers: kept ? [] : reports.lineNumbers,
      typeErrors: [],
      isChecked: false,
    });
  }

  /** For React: calls back at each change. @returns a function that stops it */
  watch = (listener: () => void): (() => void) =>
    this.#store.subscribe(listener);

  state = (): ExampleState => this.#store.get();

  /** Underlines in an editor what is found; until then, what the page has. */
  attach(editor: CodeEditor): void {
    this.#editor = editor;
    if (this.state().isChecked || this.state().isEdited) {
      this.#showMarks();
    } else {
      editor.setProblems(this.example.reports.problems, this.state().text);
    }
  }

  setText(text: string): void {
    this.#before = undefined;
    this.#change({ text, difference: undefined });
    void this.check();
  }

  /** Has the text linted with other options, and shows what that changes. */
  setOptions(options: readonly unknown[]): void {
    if (!areAlike(options, this.state().options)) {
      this.#before ??= this.state().isChecked
        ? this.state().reports
        : undefined;
      this.#change({ options });
      void this.check();
    }
  }

  /** Lints the present text. While the linter is busy with one, only the newest of those that follow counts. */
  async check(): Promise<void> {
    if (this.#isAsking) {
      return;
    }
    this.#isAsking = true;
    let asked: ExampleState;
    do {
      asked = this.state();
      await this.#ask(asked).catch((error: unknown) =>
        this.#store.set({ trouble: messageOf(error) }),
      );
    } while (!this.#isPresent(asked));
    this.#isAsking = false;
  }

  apply(note: Note, proposal: number): void {
    const edits = editsOf(this.#shown, note, proposal);
    this.#replace(applyAll(`${this.state().text}\n`, edits));
  }

  async fixAll(): Promise<void> {
    const asked = this.state();
    const input = inputFor(this.example, asked);
    const answer = await this.setup.ask('fix', input);
    if (answer && this.#isPresent(asked)) {
      this.#replace(answer.output);
    }
  }

  /** Says which entry of `naming-convention` decides about the name at an offset; `null` where there is none. */
  decideNaming(offset: number): Promise<NamingDecision | null | undefined> {
    const input = inputFor(this.example, this.state());
    return this.setup.ask('namingEntry', input, offset);
  }

  /** Brings back the page's code and options. Undo brings back what was typed. */
  reset(): void {
    const { code, options } = this.example;
    this.#replace(`${code}\n`);
    this.setOptions(options);
  }

  #change(change: Partial<ExampleState>): void {
    const next = { ...this.state(), ...change };
    this.#store.set({ ...change, ...this.#compare(next) });
    this.setup.onChange(next);
  }

  /** How an example differs from the page's. */
  #compare({ options, text }: ChangedExample) {
    const hasOtherOptions = !areAlike(options, this.example.options);
    const isEdited = text !== this.example.code || hasOtherOptions;
    return { text, options, hasOtherOptions, isEdited };
  }

  #isPresent({ options, text }: ExampleState): boolean {
    return text === this.state().text && options === this.state().options;
  }

  #replace(code: string): void {
    const { text } = this.state();
    this.#editor?.applyEdit(editBetween(text, code.replace(/\n$/, '')));
  }

  async #ask(asked: ExampleState): Promise<void> {
    const report = await lintExample(
      this.setup.ask,
      inputFor(this.example, asked),
      this.example.isOwnPage,
    );
    if (!this.#isPresent(asked)) {
      return;
    }
    if (!report) {
      throw new Error('The linter gave up on this code.');
    }
    const { errors, reports } = report;
    const compared = this.#before && compareReports(this.#before, reports);
    this.#before = undefined;
    this.#store.set({
      reports,
      difference: compared && { more: compared.more, less: compared.less },
      typeErrors: this.#newErrors(report, asked.text),
      isChecked: true,
      // Why the rule couldn't be used.
      trouble: errors[0]?.message.replace(/\s+/g, ' ').trim(),
    });
    this.#showReports(compared?.shown ?? reports);
    if (compared && compared.less > 0) {
      // What is gone is left for a moment.
      setTimeout(() => {
        if (this.#shown === compared.shown) {
          this.#showReports(
            compared.shown.filter(({ change }) => change !== 'gone'),
          );
        }
      }, this.setup.goneFor?.() ?? 0);
    }
  }

  /** The compile errors that a reader has made: those of the page's own code are none of their doing. */
  #newErrors(
    { typeDiagnostics }: WorkerReport,
    text: string,
  ): ExampleState['typeErrors'] {
    const errors = typeDiagnostics.filter(
      ({ category }) => category === 'error',
    );
    if (text === this.example.code) {
      this.#ownErrors = new Set(errors.map(errorKey));
    }
    return errors.filter(error => !this.#ownErrors?.has(errorKey(error)));
  }

  #showReports(shown: readonly ShownReport[]): void {
    const language = languageOf(this.example);
    this.#shown = shown;
    const notes = notesOf(`${this.state().text}\n`, shown, source =>
      highlightSource(source, language),
    );
    this.#store.set({ notes, lineNumbers: linesWith(shown) });
    this.#showMarks();
  }

  #showMarks(): void {
    const marks = marksOf(this.setup.id, this.#shown);
    this.#editor?.setProblems(
      this.#shown.map(({ change, end, message, messageId, start }, index) => ({
        severity: 'error',
        message,
        source: messageId,
        start,
        end,
        ...(change && { change }),
        ...marks[index],
      })),
      this.state().text,
    );
  }
}

function errorKey({
  code,
  message,
}: ExampleState['typeErrors'][number]): string {
  return `${String(code)} ${message}`;
}

function areAlike(one: readonly unknown[], other: readonly unknown[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** How an example's code is colored: as its file's name ends. */
export function languageOf({ source: { fileName } }: PageExample): string {
  return fileName.slice(fileName.lastIndexOf('.') + 1);
}

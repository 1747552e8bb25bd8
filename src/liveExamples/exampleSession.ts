import type { LightEditor } from '../editor/createEditor';
import type { Note } from '../examples/exampleData';
import type { ShownReport } from '../examples/notes/groupReports';
import { linesWith, marksOf, notesOf } from '../examples/notes/notesOf';
import { applyAll, type ProposedEdit } from '../examples/notes/proposedEdits';
import { highlightSource } from '../highlight/highlightSource';
import type { WorkerReport } from '../linter/protocol';
import { editBetween } from '../text/editBetween';
import { obstacleIn, reportsIn } from './describeReports';
import { inputFor, type PageExample } from './readExample';

/** What is shown of an example that is being edited. */
export interface ExampleState {
  text: string;
  /** Whether the text is another one than the page's. */
  isEdited: boolean;
  /** What was found last: in this text, or in the one before the last keys. */
  reports: readonly ShownReport[];
  notes: readonly Note[];
  /** The lines with reports, from 1. */
  lineNumbers: readonly number[];
  /** Whether the linter has answered yet. */
  isChecked: boolean;
  /** Why there is no answer about this text, in a sentence. */
  trouble?: string | undefined;
}

/** What an example asks the linter. */
export interface ExampleLinter {
  lint: (
    input: ReturnType<typeof inputFor>,
  ) => Promise<WorkerReport | undefined>;
  fix: (
    input: ReturnType<typeof inputFor>,
  ) => Promise<{ output: string } | undefined>;
}

interface Setup {
  example: PageExample;
  /** Start of the ids in it. */
  id: string;
  linter: ExampleLinter;
  /** Called at each change of the text. */
  onText: (text: string) => void;
}

/** An example that is being edited: its text, and what the linter says about that. */
export class ExampleSession {
  readonly #setup: Setup;
  readonly #listeners = new Set<() => void>();
  readonly #edits = new Map<string, readonly ProposedEdit[]>();
  #state: ExampleState;
  #editor: LightEditor | undefined;
  #isAsking = false;

  constructor(setup: Setup, text: string) {
    this.#setup = setup;
    this.#state = {
      text,
      isEdited: text !== setup.example.code,
      reports: [],
      notes: [],
      lineNumbers: [],
      isChecked: false,
    };
  }

  /** For React: calls back at each change. @returns a function that stops it */
  watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  state = (): ExampleState => this.#state;

  /** Underlines in an editor what is found. */
  attach(editor: LightEditor): void {
    this.#editor = editor;
    this.#showMarks();
  }

  /** Takes over a text that was typed, and has it linted. */
  setText(text: string): void {
    const isEdited = text !== this.#setup.example.code;
    this.#set({ text, isEdited });
    this.#setup.onText(text);
    void this.check();
  }

  /** Lints the present text. While the linter is busy with one, only the newest of those that follow counts. */
  async check(): Promise<void> {
    if (this.#isAsking) {
      return;
    }
    this.#isAsking = true;
    let asked: string;
    do {
      asked = this.#state.text;
      await this.#ask(asked);
    } while (asked !== this.#state.text);
    this.#isAsking = false;
  }

  /** Applies a proposal of a note, at all places that the note names. */
  apply({ line }: Note, proposal: number): void {
    const edits = this.#edits.get(keyOf(line, proposal));
    if (edits) {
      this.#replace(applyAll(`${this.#state.text}\n`, edits));
    }
  }

  /** Applies every fix, as `--fix` does. */
  async fixAll(): Promise<void> {
    const { text } = this.#state;
    const { example, linter } = this.#setup;
    const answer = await linter.fix(inputFor(example, text));
    if (answer && text === this.#state.text) {
      this.#replace(answer.output);
    }
  }

  /** Brings back the page's code. Undo brings back what was typed. */
  reset(): void {
    this.#replace(`${this.#setup.example.code}\n`);
  }

  #replace(code: string): void {
    const { text } = this.#state;
    this.#editor?.applyEdit(editBetween(text, code.replace(/\n$/, '')));
  }

  async #ask(text: string): Promise<void> {
    const { example, linter } = this.#setup;
    try {
      const report = await linter.lint(inputFor(example, text));
      if (text !== this.#state.text) {
        return;
      }
      if (report) {
        this.#show(report, text);
      } else {
        this.#set({ trouble: 'The linter gave up on this code.' });
      }
    } catch (error) {
      this.#set({
        trouble: error instanceof Error ? error.message : String(error),
      });
    }
  }

  #show(report: WorkerReport, text: string): void {
    const { example, id } = this.#setup;
    const obstacle = obstacleIn(report);
    const code = `${text}\n`;
    const reports = reportsIn(report, code, example.isOwnPage);
    this.#edits.clear();
    const notes = notesOf({
      code,
      color: source => highlightSource(source, languageOf(example)),
      id,
      reports,
      onProposal: (line, proposal, edits) => {
        this.#edits.set(keyOf(line, proposal), edits);
      },
    });
    this.#set({
      reports,
      notes,
      lineNumbers: linesWith(reports),
      isChecked: true,
      trouble: obstacle,
    });
    this.#showMarks();
  }

  #showMarks(): void {
    const { reports, text } = this.#state;
    const { id } = this.#setup;
    const marks = marksOf({ id, reports });
    this.#editor?.setProblems(
      reports.map((report, index) => ({
        severity: 'error',
        message: report.message,
        source: report.messageId,
        start: report.start,
        end: report.end,
        ...marks[index],
      })),
      text,
    );
  }

  #set(change: Partial<ExampleState>): void {
    this.#state = { ...this.#state, ...change };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) {
      listener();
    }
  }
}

function keyOf(line: number, proposal: number): string {
  return `${String(line)} ${String(proposal)}`;
}

/** How an example's code is colored: as its file's name ends. */
export function languageOf({ source: { fileName } }: PageExample): string {
  return fileName.slice(fileName.lastIndexOf('.') + 1);
}

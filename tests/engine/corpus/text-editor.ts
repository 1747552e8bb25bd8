interface Position { line: number; column: number }
interface Range { start: Position; end: Position }

export class Editor {
  private lines: string[];
  private cursor: Position = { line: 0, column: 0 };
  readonly undoStack: Array<() => void> = [];
  public static readonly tabSize = 2;

  constructor(text: string, tabs?: boolean) {
    this.lines = text.split('\n');
    const editor = this;
    this.undoStack.push(function () { editor.lines = text.split('\n') });
    if (tabs) this.undoStack.pop();
  }

  insert(text: string): Editor {
    const line = this.lines[this.cursor.line]!;
    this.lines[this.cursor.line] = line.substring(0, this.cursor.column) + text + line.substring(this.cursor.column);
    this.move({ line: 0, column: text.length });
    return this;
  }

  move({ line, column }: Position) {
    this.cursor = { line: this.cursor.line + line, column: this.cursor.column + column };
    if (this.cursor.column < 0) { this.cursor.column = 0 };
  }

  undo = () => { const last = this.undoStack.pop(); last && last(); last?.() };

  get text() { return this.lines.join('\n') }
  get tab(): string { return '\t' }

  select(range: Range | [Position, Position]) {
    const start = Array.isArray(range) ? range[0] : range.start;
    const end = Array.isArray(range) ? range[1] : range.end;
    return start.line === end.line ? this.lines[start.line].slice(start.column, end.column) : this.lines.slice(start.line, end.line + 1).join('\n');
  }

  endsWithNewline() {
    const { text } = this;
    return text[text.length - 1] === '\n' || text.match(/\n$/) !== null || text.charAt(text.length - 1) == '\n';
  }

  isIndented(line: number) { return this.lines[line].indexOf('  ') === 0 || this.lines[line].substring(0, 2) === '  ' || /^  /.test(this.lines[line]) }
  async save(): Promise<boolean> { return true }
  private neverCalled(): void {}
}

import { afterEach, describe, expect, it } from 'vitest';
import { closeEditors, openEditor as open } from './testing/openEditor';

afterEach(closeEditors);

const marks = () =>
  [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

const field = () => document.querySelector('[role=textbox]');

function press(key: string, keyCode: number): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key,
    keyCode,
    bubbles: true,
    cancelable: true,
  });
  field()?.dispatchEvent(event);
  return event;
}

describe('createEditor', () => {
  it('gives code the colors of the page', () => {
    open('const answer = 42;\n');
    expect(document.querySelector('.hl-keyword')?.textContent).toBe('const');
    expect(document.querySelector('.hl-number')?.textContent).toBe('42');
  });

  it('keeps a text as it is, with its line ends', () => {
    const text = 'a\r\nb\rc\u2028d\n';
    expect(open(text).text()).toBe(text);
  });

  it('goes on from an editor that was left', () => {
    const typed = 'one two\r\n';
    const first = open('one\r\n');
    first.applyEdit({ range: [3, 3], text: ' two' });
    first.select([0, 3]);
    const before = first.leave();
    const same = open(typed, { before });
    expect([same.text(), same.selection()]).toEqual([typed, [0, 3]]);
    same.undo();
    expect(same.text()).toBe('one\r\n');
    same.redo();
    expect(same.text()).toBe(typed);

    const changed = open('three', { before });
    expect(changed.text()).toBe('three');
    changed.undo();
    expect(changed.text()).toBe(typed);
  });

  it('has a name', () => {
    open('a', { label: 'Config' });
    expect(field()?.getAttribute('aria-label')).toBe('Config');
  });

  it('indents by Tab, and lets it leave after Escape', () => {
    const editor = open('a');
    const hint = () => document.querySelector('.cm-wayOut')?.textContent;
    expect(hint()).toBeUndefined();
    press('Tab', 9);
    expect(editor.text()).toBe('  a');
    expect(hint()).toMatch(/press Escape, then Tab/);
    press('Escape', 27);
    expect(press('Tab', 9).defaultPrevented).toBe(false);
    expect(editor.text()).toBe('  a');
  });

  it('says how Tab leaves only until more is typed', () => {
    const editor = open('a');
    const hint = () => document.querySelector('.cm-wayOut');
    press('Tab', 9);
    expect(hint()).not.toBeNull();
    editor.applyEdit({ range: [0, 0], text: 'b' });
    expect(hint()).toBeNull();
  });

  it('puts another text in as one step for undo, and tells of undo only', () => {
    const changes: string[] = [];
    const editor = open('let a;', { onChange: text => changes.push(text) });
    editor.setText('let b;');
    expect(editor.text()).toBe('let b;');
    expect(changes).toEqual([]);
    editor.undo();
    expect(editor.text()).toBe('let a;');
    editor.redo();
    expect(changes).toEqual(['let a;', 'let b;']);
  });

  it('applies a fix, and tells of it', () => {
    const changes: string[] = [];
    const editor = open('let a;', { onChange: text => changes.push(text) });
    editor.applyEdit({ range: [0, 3], text: 'const' });
    expect(changes).toEqual(['const a;']);
    editor.applyEdit({ range: [-1, 99], text: '' });
    expect(changes).toEqual(['const a;', '']);
  });

  it('underlines problems by elements that the page can refer to', () => {
    const editor = open('let a = b;');
    editor.setProblems(
      [
        {
          start: 8,
          end: 9,
          severity: 'error',
          message: 'No b.',
          id: 'e1-1:9',
          describedBy: 'e1-m1',
        },
      ],
      'let a = b;',
    );
    const mark = document.querySelector('mark');
    expect(mark?.id).toBe('e1-1:9');
    expect(mark?.getAttribute('aria-describedby')).toBe('e1-m1');
    expect(marks()).toEqual(['b']);
    editor.setText('let abc = b;');
    expect(marks()).toEqual(['b']);
  });

  it('ignores what was found in another text', () => {
    const editor = open('let a = b;');
    const problem = {
      start: 0,
      end: 3,
      severity: 'error',
      message: '',
    } as const;
    editor.setProblems([problem], 'var a = b;');
    editor.setTypeAnswers([{ end: 3, text: 'type' }], 'var a = b;');
    expect(marks()).toEqual([]);
    expect(document.body.textContent).not.toContain('type');
  });

  it('bears problems outside of the text', () => {
    const editor = open('ab');
    editor.setProblems(
      [
        { start: 5, end: 9, severity: 'warning', message: '' },
        { start: -3, end: 1, severity: 'info', message: '' },
      ],
      'ab',
    );
    expect(marks()).toEqual(['a', 'b']);
    editor.applyEdit({ range: [0, 2], text: 'c' });
    expect(editor.text()).toBe('c');
  });

  it('shows types behind the comments that ask for them', () => {
    const text = 'let a = 1;\n//  ^?\n';
    const editor = open(text);
    editor.setTypeAnswers([{ end: 17, text: 'let a: number' }], text);
    expect(document.querySelector('.cm-typeAnswer')?.textContent).toBe(
      ' let a: number',
    );
    expect(editor.text()).toBe(text);
  });

  it('leaves room below lines without changing the text', () => {
    const editor = open('a\nb\nc');
    editor.setGaps([
      { line: 2, height: 40 },
      { line: 9, height: 40 },
    ]);
    expect(editor.text()).toBe('a\nb\nc');
    expect(
      document.querySelectorAll('.cm-content [style*="40px"]'),
    ).toHaveLength(1);
  });

  it('knows which gaps a change of the text has left', () => {
    const editor = open('a\nb\nc');
    editor.setGaps([{ line: 2, height: 40 }]);
    editor.applyEdit({ range: [0, 0], text: '\n' });
    expect(editor.gaps()).toEqual([{ line: 3, height: 40 }]);
    editor.applyEdit({ range: [0, 6], text: 'a\nb' });
    expect(editor.gaps()).toEqual([]);
  });
});

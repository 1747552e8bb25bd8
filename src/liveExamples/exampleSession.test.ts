import { describe, expect, it } from 'vitest';
import type { LightEditor } from '../editor/createEditor';
import { defaultCompilerOptions } from '../linter/compilerOptions';
import { createNodeAnswers } from '../linter/nodeAnswers';
import { type ExampleLinter, ExampleSession } from './exampleSession';
import type { PageExample } from './readExample';

const answers = createNodeAnswers();

const linter: ExampleLinter = {
  lint: input => Promise.resolve(answers.lint(input)),
  fix: input => Promise.resolve(answers.fix(input)),
};

const exampleOf = (code: string, ruleId: string): PageExample => ({
  code,
  ruleId,
  options: [],
  isOwnPage: true,
  source: {
    compilerOptions: defaultCompilerOptions,
    fileName: 'example.ts',
    sourceType: 'module',
  },
});

/** A session, and what an editor would do for it. */
function start(example: PageExample, ask = linter) {
  const kept: string[] = [];
  const session = new ExampleSession(
    { example, id: 'live1', linter: ask, onText: text => kept.push(text) },
    example.code,
  );
  const editor: Partial<LightEditor> = {
    setProblems: () => undefined,
    applyEdit: ({ range: [start, end], text }) => {
      const before = session.state().text;
      session.setText(before.slice(0, start) + text + before.slice(end));
    },
  };
  session.attach(editor as LightEditor);
  return { session, kept };
}

const assertions = exampleOf(
  "const a = 'x' as string;\nconst b = a as string;\nconst c = b as string;",
  '@typescript-eslint/no-unnecessary-type-assertion',
);

describe('ExampleSession', () => {
  it('reports with types what is in the text', async () => {
    const { session } = start(assertions);
    await session.check();
    const { lineNumbers, notes } = session.state();
    expect(lineNumbers).toEqual([2, 3]);
    expect(notes).toHaveLength(1);
    expect(notes[0]?.reports[0]?.places).toEqual(['2:11', '3:11']);
  });

  it('applies a fix at all places that its note names, as --fix does', async () => {
    const { session, kept } = start(assertions);
    await session.check();
    const [note] = session.state().notes;
    if (!note) {
      throw new Error('Nothing was reported.');
    }
    session.apply(note, 1);
    await session.check();
    const fixed = await linter.fix({
      ...assertions.source,
      code: `${assertions.code}\n`,
      config: { rules: { [assertions.ruleId]: 'error' } },
    });
    expect(`${session.state().text}\n`).toBe(fixed?.output);
    expect(kept).toEqual([session.state().text]);
    expect(session.state().isEdited).toBe(true);
  });

  it('fixes all, and resets to the page’s code', async () => {
    const { session } = start(assertions);
    await session.fixAll();
    expect(session.state().text).not.toContain('a as string');
    session.reset();
    expect(session.state()).toMatchObject({
      text: assertions.code,
      isEdited: false,
    });
  });

  it('shows what is found in the newest text only', async () => {
    const { session } = start(assertions);
    const checked = session.check();
    session.setText('const a = 1;');
    await checked;
    expect(session.state()).toMatchObject({ reports: [], isChecked: true });
  });

  it('says why where the code cannot be parsed', async () => {
    const { session } = start(exampleOf('const = ;', 'eqeqeq'));
    await session.check();
    expect(session.state().notes[0]?.reports[0]?.message).toMatch(
      /^Parsing error/,
    );
  });

  it('says so when the linter gives up or throws, and keeps the text', async () => {
    const { session } = start(assertions, {
      ...linter,
      lint: () => Promise.resolve(undefined),
    });
    await session.check();
    expect(session.state().trouble).toBe('The linter gave up on this code.');
    const { session: other } = start(assertions, {
      ...linter,
      lint: () => Promise.reject(new Error('No types.')),
    });
    await other.check();
    expect(other.state()).toMatchObject({
      text: assertions.code,
      trouble: 'No types.',
    });
  });
});

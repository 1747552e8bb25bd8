import { describe, expect, it, vi } from 'vitest';
import type { CodeEditor } from '../editor/createEditor';
import { defaultCompilerOptions } from '../linter/compilerOptions';
import { createNodeAnswers } from '../linter/nodeAnswers';
import type { LinterClient } from '../linter/protocol';
import { defaultState } from '../playground/link/parameters';
import { ExampleSession } from './exampleSession';
import type { ChangedExample, PageExample } from './readExample';

const answers = createNodeAnswers();

const ask = ((name, ...parameters) =>
  Promise.resolve(
    (answers[name] as (...given: unknown[]) => unknown)(...parameters),
  )) as LinterClient['ask'];

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
  reports: { problems: [], lineNumbers: [] },
  shared: defaultState('5.4.5'),
});

/** A session, and what an editor would do for it. */
function start(
  example: PageExample,
  {
    linter = ask,
    left,
  }: { linter?: LinterClient['ask']; left?: ChangedExample } = {},
) {
  const kept: ChangedExample[] = [];
  const session = new ExampleSession(
    {
      example,
      id: 'live1',
      ask: linter,
      onChange: ({ options, text }) => kept.push({ options, text }),
    },
    left,
  );
  const editor: Partial<CodeEditor> = {
    setProblems: () => undefined,
    applyEdit: ({ range: [start, end], text }) => {
      const before = session.state().text;
      session.setText(before.slice(0, start) + text + before.slice(end));
    },
  };
  session.attach(editor as CodeEditor);
  return { session, kept };
}

const assertions = exampleOf(
  "const a = 'x' as string;\nconst b = a as string;\nconst c = b as string;",
  '@typescript-eslint/no-unnecessary-type-assertion',
);

const anyRule = '@typescript-eslint/no-explicit-any';

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
    const fixed = await ask('fix', {
      ...assertions.source,
      code: `${assertions.code}\n`,
      config: { rules: { [assertions.ruleId ?? '']: 'error' } },
    });
    expect(`${session.state().text}\n`).toBe(fixed?.output);
    expect(kept).toEqual([{ text: session.state().text, options: [] }]);
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

  it('shows what other options change, and what goes for a moment', async () => {
    const { session } = start(
      exampleOf('const a: any = 1;\nconst b = <any>a;', anyRule),
    );
    await session.check();
    expect(session.state().reports).toHaveLength(2);
    session.setOptions([{ fixToUnknown: true }]);
    await vi.waitFor(() =>
      expect(session.state().difference).toEqual({ more: 0, less: 0 }),
    );
    const spread = start(
      exampleOf('function log(...all: any[]) {\n  return all;\n}', anyRule),
    ).session;
    await spread.check();
    spread.setOptions([{ ignoreRestArgs: true }]);
    await vi.waitFor(() =>
      expect(spread.state()).toMatchObject({
        difference: { more: 0, less: 1 },
        reports: [],
        isEdited: true,
      }),
    );
    spread.setOptions([]);
    await vi.waitFor(() =>
      expect(spread.state()).toMatchObject({
        difference: { more: 1, less: 0 },
        isEdited: false,
      }),
    );
    expect(spread.state().notes[0]?.reports[0]?.change).toBe('come');
  });

  it('lists the compile errors that a reader makes, and not those of the page', async () => {
    const { session } = start(
      exampleOf("import { a } from './a.js';\nvoid a;", anyRule),
    );
    await session.check();
    expect(session.state().typeErrors).toEqual([]);
    session.setText("import { a } from './a.js';\nvoid a;\nvoid missing;");
    await vi.waitFor(() =>
      expect(session.state().typeErrors.map(({ code }) => code)).toEqual([
        2304,
      ]),
    );
  });

  it('says where an `any` comes from that is reported', async () => {
    const { session } = start(
      exampleOf(
        "const settings = JSON.parse('{}');\nsettings.load();",
        '@typescript-eslint/no-unsafe-call',
      ),
    );
    await session.check();
    const [report] = session.state().notes[0]?.reports ?? [];
    expect(report?.origin?.what).toContain('JSON.parse');
    expect(report?.origin?.steps).not.toEqual([]);
  });

  it('says which entry decides about a name, with the present options', async () => {
    const { session } = start(
      exampleOf(
        'const maxRetries = 3;',
        '@typescript-eslint/naming-convention',
      ),
    );
    session.setOptions([
      { selector: 'default', format: ['camelCase'] },
      { selector: 'variable', format: ['UPPER_CASE'] },
    ]);
    expect(await session.decideNaming(8)).toMatchObject({
      subject: 'Variable name `maxRetries`',
      entries: [{ verdict: 'outranked' }, { verdict: 'decides' }],
    });
    expect(await session.decideNaming(19)).toBeNull();
  });

  it('begins as it was left, and resets to the page’s options', async () => {
    const left = {
      text: 'const a: any = 1;',
      options: [{ fixToUnknown: true }],
    };
    const { kept, session } = start(exampleOf('const a = 1;', anyRule), {
      left,
    });
    expect(session.state()).toMatchObject({
      ...left,
      isEdited: true,
      hasOtherOptions: true,
    });
    session.reset();
    await session.check();
    expect(session.state()).toMatchObject({
      options: [],
      isEdited: false,
      hasOtherOptions: false,
    });
    expect(kept.at(-1)).toEqual({ text: 'const a = 1;', options: [] });
  });

  it('underlines what the page has until the linter answers', () => {
    const shown: unknown[] = [];
    const problems = [
      { severity: 'error' as const, message: 'No.', start: 6, end: 7 },
    ];
    const { session } = start({
      ...exampleOf('const a = 1;', anyRule),
      reports: { problems, lineNumbers: [1] },
    });
    session.attach({
      setProblems: (...given) => shown.push(given),
    } as Partial<CodeEditor> as CodeEditor);
    expect(shown).toEqual([[problems, 'const a = 1;']]);
    expect(session.state().lineNumbers).toEqual([1]);
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
      linter: () => Promise.resolve(undefined),
    });
    await session.check();
    expect(session.state().trouble).toBe('The linter gave up on this code.');
    const { session: other } = start(assertions, {
      linter: () => Promise.reject(new Error('No types.')),
    });
    await other.check();
    expect(other.state()).toMatchObject({
      text: assertions.code,
      trouble: 'No types.',
    });
  });
});

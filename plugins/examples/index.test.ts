import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { unified } from 'unified';
import { describe, expect, it, vi } from 'vitest';
import type { Note } from '../../src/examples/exampleData';
import { parseMarkdown } from '../markdown/pageTree';
import remarkExamples from '.';

// The first check waits for the compiler to start.
vi.setConfig({ testTimeout: 60_000 });

const siteDir = mkdtempSync(join(tmpdir(), 'examples-'));

/** Runs the plugin on a page as Docusaurus does. */
async function run(
  markdown: string,
  {
    path = 'rules/no-explicit-any.md',
    frontMatter = 'x: 1',
  }: { path?: string; frontMatter?: string } = {},
) {
  const file = join(siteDir, path);
  mkdirSync(join(file, '..'), { recursive: true });
  const value = `---\n${frontMatter}\n---\n\n${markdown}`;
  writeFileSync(file, value);
  const processor = unified().use(remarkExamples, { siteDir });
  const vfile = { value, path: file };
  const tree = await processor.run(parseMarkdown(value, file), vfile);
  return tree.children.slice(1) as (MdxJsxFlowElement | { type: 'code' })[];
}

/** The examples in frames. */
function examplesIn(nodes: readonly unknown[]): MdxJsxFlowElement[] {
  return nodes.flatMap(
    node => (node as MdxJsxFlowElement).children as MdxJsxFlowElement[],
  );
}

function propsOf(node: unknown): Record<string, string> {
  return Object.fromEntries(
    (node as MdxJsxFlowElement).attributes.map(attribute => [
      'name' in attribute ? attribute.name : '',
      String(attribute.value),
    ]),
  );
}

function notesOf(node: unknown): Note[] {
  return JSON.parse(propsOf(node).notes ?? '[]') as Note[];
}

const hasNotes = (node: MdxJsxFlowElement): boolean =>
  'attributes' in node && propsOf(node).notes !== undefined;

/** The text of HTML. */
const textOf = (html = ''): string =>
  html.replace(/<[^>]+>/g, '').replaceAll('&quot;', '"');

const fence = (info: string, code: string) =>
  `\`\`\`${info}\n${code}\n\`\`\`\n`;
const incorrect = fence('ts incorrect', 'export let a: any;');
const correct = fence('ts correct', 'export let a: number;');

describe('remarkExamples', () => {
  it('makes a pair of an incorrect example and the correct one after it', async () => {
    const children = await run(`${incorrect}\n${correct}\n${correct}`);
    expect(children.map(node => 'name' in node && node.name)).toEqual([
      'ExampleFrame',
      'ExampleFrame',
    ]);
    const verdicts = children.map(frame =>
      examplesIn([frame]).map(half => propsOf(half).verdict),
    );
    expect(verdicts).toEqual([['incorrect', 'correct'], ['correct']]);
  });

  it('makes no pair of examples with something between them', async () => {
    const children = await run(`${incorrect}\nBut:\n\n${correct}`);
    expect(children).toHaveLength(3);
  });

  it('says once what both halves of a pair are linted with', async () => {
    const options = 'options={"ignoreRestArgs": true}';
    const [same, different] = await run(
      [
        fence(`ts incorrect ${options}`, 'export let a: any;'),
        fence(`ts correct ${options}`, 'export let a: number;'),
        'Or:\n',
        fence('ts incorrect', 'export function f(...a: any[]) {}'),
        fence(`ts correct ${options}`, 'export function f(...a: any[]) {}'),
      ].join('\n'),
    ).then(nodes => nodes.filter(node => 'name' in node));
    const optionsOf = (node: unknown) =>
      propsOf(node).options && textOf(propsOf(node).options);
    const stated = '{ "ignoreRestArgs": true }';
    expect(optionsOf(same)).toBe(stated);
    expect(examplesIn([same]).map(optionsOf)).toEqual([undefined, undefined]);
    expect(optionsOf(different)).toBeUndefined();
    expect(examplesIn([different]).map(optionsOf)).toEqual([undefined, stated]);
  });

  it('marks what is reported, and refers to the report', async () => {
    const [node] = examplesIn(await run(incorrect));
    const { html, id = '' } = propsOf(node);
    expect(html).toContain(
      `<mark id="${id}-1:15" aria-describedby="${id}-m1" tabindex="-1">`,
    );
    expect(html?.replace(/<[^>]+>/g, '')).toBe('export let a: any;');
    const [note] = notesOf(node);
    expect(note?.reports[0]).toMatchObject({
      places: ['1:15'],
      messageId: 'unexpectedAny',
    });
    expect(note?.changes?.[0]?.html.replace(/<[^>]+>/g, '')).toBe(
      'export let a: unknown;\n',
    );
  });

  it('shows what a fix does, and what it is linted with', async () => {
    const [frame] = await run(
      fence(
        'ts incorrect options={"fixToUnknown": true}',
        'export let a: any;',
      ),
    );
    const options = propsOf(frame).options ?? '';
    expect(options).toContain('hl-property');
    expect(textOf(options)).toBe('{ "fixToUnknown": true }');
    const [note] = notesOf(examplesIn([frame])[0]);
    expect(note?.reports[0]?.fix).toEqual({ number: 1 });
  });

  it('says which report is the first with its message', async () => {
    const firsts = examplesIn(await run(`${incorrect}\nBut:\n\n${incorrect}`))
      .filter(hasNotes)
      .map(node => [
        propsOf(node).isFirst,
        notesOf(node)[0]?.reports[0]?.isFirst,
      ]);
    expect(firsts).toEqual([
      ['true', true],
      [undefined, undefined],
    ]);
  });

  it('has notes next to short lines only', async () => {
    const [short, long] = examplesIn(
      await run(
        `${incorrect}\nBut:\n\n${fence('ts incorrect', `export let a: any; // ${'x'.repeat(57)}`)}`,
      ),
    ).filter(hasNotes);
    expect(propsOf(short).hasRoom).toBe('true');
    expect(propsOf(long).hasRoom).toBeUndefined();
  });

  it('folds what a pair starts with, and shows what is new', async () => {
    const start = ['a', 'b', 'c', 'd']
      .map(name => `export const ${name} = 1;\n`)
      .join('');
    const [, half] = examplesIn(
      await run(
        fence('ts incorrect', `${start}export let e: any;`) +
          fence('ts correct', `${start}export let e: number;`),
      ),
    );
    const { above, html } = propsOf(half);
    expect(above).toBe('4');
    expect(html?.match(/data-folded/g)).toHaveLength(4);
    expect(html?.match(/data-changed/g)).toHaveLength(1);
  });

  it('says at the end that code does not compile', async () => {
    const [frame] = await run(
      fence('ts correct typeErrors=2322', "export const a: number = 'b';"),
    );
    expect(propsOf(examplesIn([frame])[0]).typeErrors).toBe('TS2322');
    expect(propsOf(frame)).toEqual({});
  });

  it('says which rule it is about where that is not the page’s', async () => {
    const shadow = fence('ts correct rule=no-shadow', 'export const a = 1;');
    const core = fence('ts correct rule=eslint/indent', 'export const a = 1;');
    const [own, other] = await run(`${correct}\n${shadow}`);
    expect(propsOf(own)).not.toHaveProperty('ruleUrl');
    expect(propsOf(other).ruleUrl).toBe('/rules/no-shadow');
    const [post] = await run(core, { path: 'blog/post.md' });
    expect(propsOf(post).ruleUrl).toMatch(/^https:\/\/eslint\.org\//);
  });

  it('gives examples on other pages ids of their own', async () => {
    const post = fence(
      'ts incorrect rule=no-explicit-any',
      'export let a: any;',
    );
    const [one] = examplesIn(await run(post, { path: 'blog/one.md' }));
    const [two] = examplesIn(await run(post, { path: 'blog/two.md' }));
    expect(propsOf(one).id).toBeDefined();
    expect(propsOf(one).id).not.toBe(propsOf(two).id);
  });

  it('leaves other code to the highlighter', async () => {
    const [node] = await run(fence('ts', 'export const a = 1;'));
    expect(node?.type).toBe('code');
  });

  it('names every problem of a page, with file and line', async () => {
    const wrong = [
      fence('ts incorrect', 'export let a: unknown;'),
      fence('ts correct', 'export const b = 1;\nexport let a: any;'),
      fence('ts corect', ''),
      fence('json', '{ "a" 1 }'),
    ].join('\n');
    const path = 'rules/no-explicit-any.md';
    await expect(run(wrong, { path })).rejects.toThrow(
      new RegExp(
        [
          `${path}:5: .*`,
          `${path}:11: .*`,
          `${path}:14: .*`,
          `${path}:19: .*`,
        ].join('\n'),
      ),
    );
  });

  it('holds a page to its claim to be complete', async () => {
    await expect(
      run(incorrect, { frontMatter: 'complete: true' }),
    ).rejects.toThrow("no example's options set fixToUnknown");
    await expect(run(incorrect)).resolves.toHaveLength(1);
  });
});

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it, vi } from 'vitest';
import type { ExampleReport } from '../../src/examples/exampleData';
import remarkExamples from '.';

// The first check waits for the compiler to start.
vi.setConfig({ testTimeout: 60_000 });

const siteDir = mkdtempSync(join(tmpdir(), 'examples-'));

/** Runs the plugin on a page as Docusaurus does: without its front matter, which is in `data`. */
async function run(
  markdown: string,
  {
    path = 'rules/no-explicit-any.md',
    frontMatter = {},
  }: { path?: string; frontMatter?: object } = {},
) {
  const file = join(siteDir, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `---\nx: 1\n---\n\n${markdown}`);
  const processor = unified().use(remarkParse).use(remarkExamples, { siteDir });
  const vfile = { value: markdown, path: file, data: { frontMatter } };
  const tree = await processor.run(processor.parse(markdown), vfile);
  return tree.children as (MdxJsxFlowElement | { type: 'code' })[];
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
    const optionsOf = (node: unknown) => propsOf(node).options;
    const stated = '{ "ignoreRestArgs": true }';
    expect(optionsOf(same)).toBe(stated);
    expect(examplesIn([same]).map(optionsOf)).toEqual([undefined, undefined]);
    expect(optionsOf(different)).toBeUndefined();
    expect(examplesIn([different]).map(optionsOf)).toEqual([undefined, stated]);
  });

  it('marks what is reported, and refers to the report', async () => {
    const [node] = examplesIn(await run(incorrect));
    const { html, id = '', reports = '[]' } = propsOf(node);
    expect(html).toContain(
      `<mark id="${id}-1:15" aria-describedby="${id}-m1" tabindex="-1">`,
    );
    expect(html?.replace(/<[^>]+>/g, '')).toBe('export let a: any;');
    const [report] = JSON.parse(reports) as ExampleReport[];
    expect(report).toMatchObject({
      places: ['1:15'],
      messageId: 'unexpectedAny',
    });
    expect(report?.suggestions?.[0]?.diffs).toEqual([
      '-export let a: any;\n+export let a: unknown;',
    ]);
  });

  it('shows what a fix does', async () => {
    const [frame] = await run(
      fence(
        'ts incorrect options={"fixToUnknown": true}',
        'export let a: any;',
      ),
    );
    expect(propsOf(frame).options).toBe('{ "fixToUnknown": true }');
    const { fix, reports = '[]' } = propsOf(examplesIn([frame])[0]);
    expect(fix).toBe('-export let a: any;\n+export let a: unknown;');
    expect((JSON.parse(reports) as ExampleReport[])[0]?.fixes).toEqual([
      { summary: { removed: 'any', inserted: 'unknown' } },
    ]);
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
      run(incorrect, { frontMatter: { complete: true } }),
    ).rejects.toThrow("no example's options set fixToUnknown");
    await expect(run(incorrect)).resolves.toHaveLength(1);
  });
});

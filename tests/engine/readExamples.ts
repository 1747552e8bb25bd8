import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Code } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** An example of a rule page: code in a fence that says whether a rule reports it. */
export interface Example {
  /** Page and line, e.g. `no-explicit-any.md:12`. */
  name: string;
  code: string;
  fileName: string;
  ruleId: string;
  options: unknown[];
  compilerOptions: Record<string, unknown>;
}

const LANGUAGE = /^(?:[cm]?[jt]s|[jt]sx)$/;

/** Reads the examples of every rule page in a folder. */
export function readExamples(folder: string): Example[] {
  return readdirSync(folder)
    .filter(file => file.endsWith('.md') && file !== 'TEMPLATE.md')
    .flatMap(file => readPage(file, readFileSync(join(folder, file), 'utf8')));
}

function readPage(file: string, markdown: string): Example[] {
  const examples: Example[] = [];
  visit(unified().use(remarkParse).parse(markdown), 'code', (node: Code) => {
    const meta = parseMeta(node.meta ?? '');
    if (
      !LANGUAGE.test(node.lang ?? '') ||
      !(meta.has('incorrect') || meta.has('correct'))
    ) {
      return;
    }
    const rule = meta.get('rule') ?? file.replace(/\.md$/, '');
    const options: unknown = JSON.parse(meta.get('options') ?? '[]');
    examples.push({
      name: `${file}:${String(node.position?.start.line)}`,
      code: `${node.value}\n`,
      fileName: meta.get('file') ?? `example.${String(node.lang)}`,
      ruleId: rule.startsWith('eslint/')
        ? rule.slice('eslint/'.length)
        : `@typescript-eslint/${rule}`,
      options: Array.isArray(options) ? options : [options],
      compilerOptions: JSON.parse(
        meta.get('compilerOptions') ?? '{}',
      ) as Record<string, unknown>,
    });
  });
  return examples;
}

/** Words, and `key=value` where the value may be JSON with spaces. */
function parseMeta(meta: string): Map<string, string> {
  const entries = new Map<string, string>();
  let rest = meta.trim();
  while (rest !== '') {
    const [, key = '', equals] = /^([^\s=]+)(=?)/.exec(rest) ?? [];
    rest = rest.slice(key.length + (equals ?? '').length);
    const value = equals ? takeValue(rest) : '';
    entries.set(key, value);
    rest = rest.slice(value.length).trimStart();
  }
  return entries;
}

/** The shortest beginning, up to a space or the end, that is JSON; else the first word. */
function takeValue(text: string): string {
  const ends = [...text.matchAll(/\s|$/g)].map(match => match.index);
  const json = ends.map(end => text.slice(0, end)).find(isJson);
  return json ?? text.slice(0, ends[0]);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

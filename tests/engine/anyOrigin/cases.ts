import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CompilerOptionsJson,
  defaultCompilerOptions,
} from '../../../src/linter';

/** Where an origin should be: a line of the case's code, or a declaration elsewhere. */
export type ExpectedPlace =
  { line: number } | { source: string; declaration: string };

/** An origin that reports should have. */
export interface ExpectedOrigin {
  kind: string;
  place: ExpectedPlace;
}

/** Code with the origins of its reports, from a Markdown file: see README.md. */
export interface OriginCase {
  /** File and heading. */
  name: string;
  code: string;
  fileName: string;
  compilerOptions: CompilerOptionsJson;
  /** Rules of the plugin that are on in addition to `no-unsafe-*`, without prefix. */
  rules: readonly string[];
  /** Declarations of packages, by name. */
  packages: ReadonlyMap<string, string>;
  /** By line: one for all of its reports, or one for each. None where they are about no `any`. */
  expected: ReadonlyMap<number, readonly ExpectedOrigin[]>;
}

const fence = /^```(\w+) ?(.*)\n([^]*?)^```$/gm;
const annotation = /\/\/ (?:any: (.*)|none)$/;
const origin = /^([\w-]+) (?:(here)|`([^`]+)`|([^:]+):(\S+))$/;

/**
 * Reads the cases of a folder next to this file.
 *
 * @throws when a case isn't written as README.md says
 */
export function readCases(folder: string): OriginCase[] {
  return readdirSync(join(__dirname, folder)).flatMap(file =>
    readFileSync(join(__dirname, folder, file), 'utf8')
      .split(/^## /m)
      .slice(1)
      .map(section => readCase(`${folder}/${file}`, section)),
  );
}

function readCase(file: string, section: string): OriginCase {
  const [heading = ''] = section.split('\n');
  const name = `${file}: ${heading}`;
  const packages = new Map<string, string>();
  for (const [, extension, settings = '', code = ''] of section.matchAll(
    fence,
  )) {
    const given = readSettings(settings);
    if (typeof given.package === 'string') {
      packages.set(given.package, code);
      continue;
    }
    const { rules = '', ...compilerOptions } = given;
    return {
      name,
      code,
      fileName: `example.${String(extension)}`,
      compilerOptions: { ...defaultCompilerOptions, ...compilerOptions },
      rules: String(rules).split(',').filter(Boolean),
      packages,
      expected: readAnnotations(name, code.split('\n')),
    };
  }
  throw new Error(`${name} has no code.`);
}

/** `strict=false types=[]`: each value is JSON, or a text. */
function readSettings(text: string): Record<string, unknown> {
  return Object.fromEntries(
    text
      .split(' ')
      .filter(Boolean)
      .map(setting => {
        const [name = '', ...value] = setting.split('=');
        return [name, readValue(value.join('='))];
      }),
  );
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function readAnnotations(
  name: string,
  lines: readonly string[],
): OriginCase['expected'] {
  const expected = new Map<number, ExpectedOrigin[]>();
  for (const [index, text] of lines.entries()) {
    const found = annotation.exec(text);
    if (found) {
      const isAlone = found.index === text.search(/\S/);
      const line = index + (isAlone ? 2 : 1);
      expected.set(
        line,
        (found[1]?.split('; ') ?? []).map(written =>
          readOrigin(name, lines, line, written),
        ),
      );
    }
  }
  return expected;
}

function readOrigin(
  name: string,
  lines: readonly string[],
  line: number,
  written: string,
): ExpectedOrigin {
  const [, kind = '', here, quote, source, declaration] =
    origin.exec(written) ?? [];
  if (here !== undefined) {
    return { kind, place: { line } };
  }
  if (source !== undefined && declaration !== undefined) {
    return { kind, place: { source, declaration } };
  }
  const index = lines.findIndex(
    text => quote !== undefined && text.replace(annotation, '').includes(quote),
  );
  if (index === -1) {
    throw new Error(`${name}, line ${String(line)}: "${written}" is nowhere.`);
  }
  return { kind, place: { line: index + 1 } };
}

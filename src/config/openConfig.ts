import type { Node } from 'jsonc-parser';
import { type ConfigDocument, parseConfig } from './configDocument';
import {
  convertConfig,
  type ForeignFormat,
  foreignFormat,
} from './convert/foreignFormat';
import {
  elementsOf,
  parseJson,
  propertiesOf,
  propertyOf,
} from './json/parseJson';

/** A config in any format. */
export interface OpenedConfig {
  original: string;
  /** The other format that it was in; `undefined` where it is the document's text. */
  format: ForeignFormat | undefined;
  /** What could not be taken over from that format, in sentences. */
  notes: readonly string[];
  document: ConfigDocument;
}

/** A config that a reader has pasted, as far as it is read. */
export type PastedConfig =
  | { state: 'none' }
  | { state: 'read'; opened: OpenedConfig }
  | { state: 'reading' }
  | { state: 'refused'; message: string };

/** Reads a config in any format. Nothing in it is run. @throws (rejects) with what to tell the reader */
export async function openConfig(original: string): Promise<OpenedConfig> {
  refuse(
    nameForeignText(original) ??
      tooMuch(original.length, longest, 'characters'),
  );
  const { format, notes, text } = await convertConfig(original);
  const { root } = parseJson(text);
  refuse(
    nameForeignObject(root) ??
      tooMuch(elementsOf(partsIn(root)).length, mostParts, 'parts'),
  );
  return { original, format, notes, document: parseConfig(text) };
}

/** Beyond that, comparing rules takes a browser more than some seconds. Configs that people write are far from it. */
const longest = 200_000;
const mostParts = 150;

/** The elements of a flat config, or the overrides of another one. */
function partsIn(root: Node | undefined): Node | undefined {
  return root?.type === 'array' ? root : propertyOf(root, 'overrides')?.value;
}

function tooMuch(count: number, limit: number, what: string) {
  const format = new Intl.NumberFormat('en');
  return count > limit
    ? `This config has ${format.format(count)} ${what}. At most ${format.format(limit)} are read here, because more would take too long.`
    : undefined;
}

function refuse(reason: string | undefined): void {
  if (reason !== undefined) {
    throw new Error(reason);
  }
}

/** What a piece of a config takes for granted. */
const imports = "import path, { join, resolve } from 'node:path';\n";

/**
 * Reads a config, or a piece of one as it is in JavaScript. Nothing in it is run.
 *
 * @throws (rejects) with what to tell the reader
 */
export async function openPiece(
  code: string,
): Promise<Pick<OpenedConfig, 'document' | 'notes'>> {
  const format = foreignFormat(code);
  if (format !== 'Markdown' && format !== 'package.json') {
    const { convertModule } = await import('./convert/convertModule');
    for (const module of [
      code,
      `${imports}export default ${code}`,
      `${imports}export default {${code}\n}`,
      `${imports}export default [${code}\n]`,
    ]) {
      try {
        const { notes, text } = convertModule(module);
        return { document: parseConfig(text), notes };
      } catch {
        // The next form may be the one.
      }
    }
  }
  return openConfig(code);
}

/** Options of Prettier, apart from those of a config of ESLint. */
const ofPrettier =
  /^(?:\$schema|printWidth|tabWidth|useTabs|semi|singleQuote|jsxSingleQuote|quoteProps|trailingComma|bracketSpacing|bracketSameLine|arrowParens|endOfLine|proseWrap|htmlWhitespaceSensitivity|singleAttributePerLine|embeddedLanguageFormatting|experimental\w+|plugins|overrides)$/;

/** A line of `.eslintignore`, and one that can be nothing else. */
const ignorePattern = /^!?[\w@*./?+()[\]-]+$/;
const onlyIgnorePattern = /[*/]|^\.|^(?:node_modules|dist|build|coverage|out)$/;

/** How lines begin that are data: elements or properties. */
const dataStart = /^[^\S\n]*(?:- |["']?[\w$@/-]+["']?[^\S\n]*:(?:\s|$))/m;

/** Says what a text is that is no config, before it is parsed, and where it belongs. */
function nameForeignText(text: string): string | undefined {
  if (/^\s*<(?:!doctype|html|\w+[^>]*>)/i.test(text)) {
    return 'This is HTML, not a config. Copy the text of the config alone.';
  }
  if (
    /^[^\S\n]*\d+:\d+\s+(?:error|warning)\s/m.test(text) ||
    /^\s*\[\s*\{\s*"filePath"\s*:/.test(text)
  ) {
    return 'This is what ESLint printed, not a config. It belongs on the page “Adopt a config in a large codebase”.';
  }
  const lines = text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('#'));
  if (
    lines.every(line => ignorePattern.test(line)) &&
    lines.some(line => onlyIgnorePattern.test(line))
  ) {
    return 'These are patterns for files to ignore, as in .eslintignore. They belong in "ignorePatterns" of an eslintrc config, or in "ignores" of a flat config.';
  }
  const isProse =
    !/[{}[\]=]|^\s*(?:import|export)\s/m.test(text) &&
    !dataStart.test(text) &&
    /[a-z] [a-z]|^\s*[a-z]+\s*$/i.test(text);
  return isProse
    ? 'This is text, not a config. A config is an object like { "rules": { … } }, or a module that exports one.'
    : undefined;
}

function nameForeignObject(root: Node | undefined): string | undefined {
  const names = propertiesOf(root).map(({ name }) => name);
  const has = (...some: string[]): boolean =>
    some.some(name => names.includes(name));
  if (
    names.length === 0 ||
    has('rules', 'parser', 'parserOptions', 'env', 'languageOptions')
  ) {
    return undefined;
  }
  if (
    has('compilerOptions', 'references') ||
    (has('include') && !has('name'))
  ) {
    return 'This is a tsconfig, not a config of ESLint. It belongs on the page “Why isn’t this file linted?”.';
  }
  if (has('linter', 'organizeImports', 'formatter')) {
    return 'This is a config of Biome, not of ESLint.';
  }
  if (
    has('dependencies', 'devDependencies', 'scripts') ||
    (has('name') && has('version'))
  ) {
    return 'This package.json has no "eslintConfig". Paste the file that has the config, such as .eslintrc.json or eslint.config.js.';
  }
  return names.every(name => ofPrettier.test(name)) && !has('overrides')
    ? 'These are options of Prettier, not of ESLint. They belong in .prettierrc.'
    : undefined;
}

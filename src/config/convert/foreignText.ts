import type { Node } from 'jsonc-parser';
import { propertiesOf } from '../json/parseJson';

/** Options of Prettier, apart from those of a config of ESLint. */
const ofPrettier =
  /^(?:\$schema|printWidth|tabWidth|useTabs|semi|singleQuote|jsxSingleQuote|quoteProps|trailingComma|bracketSpacing|bracketSameLine|arrowParens|endOfLine|proseWrap|htmlWhitespaceSensitivity|singleAttributePerLine|embeddedLanguageFormatting|experimental\w+|plugins|overrides)$/;

/** A line of `.eslintignore`, and one that can be nothing else. */
const ignorePattern = /^!?[\w@*./?+()[\]-]+$/;
const onlyIgnorePattern = /[*/]|^\.|^(?:node_modules|dist|build|coverage|out)$/;

/** How lines begin that are data: elements or properties. */
const dataStart = /^[^\S\n]*(?:- |["']?[\w$@/-]+["']?[^\S\n]*:(?:\s|$))/m;

/** Says what a text is that is no config, before it is parsed, and where it belongs. */
export function nameForeignText(text: string): string | undefined {
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

/** Says which other tool an object is for, by the names in it. */
export function nameForeignObject(root: Node | undefined): string | undefined {
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

import { expect, it } from 'vitest';
import { openConfig } from './openConfig';

it.each([
  ['HTML', '<!DOCTYPE html>\n<html><body>{ "rules": {} }</body></html>'],
  ['HTML', '<pre class="code">{ "rules": {} }</pre>'],
  [
    'what ESLint printed',
    '/repo/a.ts\n  12:5  error  Unexpected any  no-any\n',
  ],
  ['what ESLint printed', '[{"filePath":"/repo/a.ts","messages":[]}]'],
  ['eslintignore', '# built\ndist\nnode_modules/\n**/*.d.ts\n'],
  ['eslintignore', 'dist'],
  ['text, not a config', 'How do I turn off the rule no-explicit-any, please?'],
  ['text, not a config', 'hello\n'],
  [
    'text, not a config',
    'The rules that we use are strict.\nAsk me about them.',
  ],
  [
    'a tsconfig',
    '{ "compilerOptions": { "strict": true }, "include": ["src"] }',
  ],
  ['a tsconfig', '{ "files": [], "references": [{ "path": "./a" }] }'],
  ['a tsconfig', '{ "extends": "./base.json", "include": ["src"] }'],
  ['Prettier', '{ "semi": false, "singleQuote": true }'],
  ['Prettier', 'semi: false\nsingleQuote: true\n'],
  ['Prettier', 'module.exports = { printWidth: 100 };'],
  ['Biome', '{ "linter": { "enabled": true }, "formatter": {} }'],
  [
    'has no "eslintConfig"',
    '{ "name": "a", "version": "1.0.0", "scripts": {} }',
  ],
  [
    '1,266,690 characters',
    `{ "rules": { ${'"no-var": "error", '.repeat(66_667)} } }`,
  ],
  [
    '4,000 parts',
    JSON.stringify({
      overrides: Array.from({ length: 4000 }, () => ({
        files: ['a.ts'],
        rules: {},
      })),
    }),
  ],
])('is named: %s', async (words, text) => {
  await expect(openConfig(text)).rejects.toThrow(words);
});

it.each([
  '{ "rules": { "no-var": "error" } }',
  '"rules": { "no-var": "error" }',
  'rules:\n  no-var: error\n',
  'extends: airbnb\n',
  '{ "extends": "airbnb" }',
  "module.exports = { extends: ['airbnb'] };",
  "import a from 'a';\nexport default [...a];",
  "// @ts-check\n\nimport eslint from '@eslint/js';\nimport tseslint from 'typescript-eslint';\n\nexport default tseslint.config(eslint.configs.recommended, ...tseslint.configs.recommended);",
  '{ "root": true }',
  '{ "overrides": [{ "files": ["*.ts"], "rules": {} }] }',
  '{ "semi": ["error", "always"] }',
  'Here is mine:\n\n```json\n{ "rules": {} }\n```\n',
  '{ "ignorePatterns": ["dist"] }',
  '[]',
  '/**\n * Ours\n */\nmodule.exports = { rules: {} };',
])('is a config: %s', async text => {
  await expect(openConfig(text)).resolves.toBeDefined();
});

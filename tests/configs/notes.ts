/** What the page says of configs in other formats, by file: what it can't take over, and what is different. */
export const expectedNotes: Readonly<Record<string, readonly string[]>> = {
  'eslintrc-node.cjs': [
    'Line 2: "require(\'@rushstack/eslint-patch/modern-…" is left out: it is code, not data.',
    "Line 13: \"no-console\" is left out: `process.env.NODE_ENV === 'production' ? 'warn' : 'off'` is code, not data.",
  ],
  'eslintrc-pushed.cjs': [
    'Line 5: "if (process.env.CI) { config.rules[\'no-c…" is left out: it is code, not data.',
  ],
  'eslintrc-required.cjs': [
    'Line 3: "...base" is left out: it needs the file ./eslint-base.',
    'Line 6: "...base.rules" is left out: it needs the file ./eslint-base.',
    'Line 6: "...require(\'./more-rules\')" is left out: it needs the file ./more-rules.',
  ],
  'fence-json.md': ['Only the first code block of this Markdown is used.'],
  'flat-antfu.mjs': [
    'Line 3: What "antfu()" adds to its configs is left out: it is code, not data.',
  ],
  'flat-async.mjs': ['Line 5: "...shared" is left out: it is code, not data.'],
  'flat-renamed.mjs': [
    'Line 9: The plugin "ts" is @typescript-eslint: its rules have that prefix here.',
  ],
  'flat-replaced.mjs': [
    'Line 5: "eslint:recommended" is left out: "rules" comes after it, and replaces all of its rules.',
    'Line 7: "tseslint.configs.recommended[2]" is left out: it is code, not data.',
  ],
  'flat-vite.mjs': [
    'Line 21: "...reactHooks.configs.recommended.rules" is left out: it needs eslint-plugin-react-hooks.',
  ],
  'package-react.json': ['Only "eslintConfig" is used from this package.json.'],
  'package-vue.json': ['Only "eslintConfig" is used from this package.json.'],
};

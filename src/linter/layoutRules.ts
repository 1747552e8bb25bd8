/** Rules of type `layout` that eslint-config-prettier 9.1.0 leaves alone, by their names without a plugin's. */
const leftAlone = new Set([
  'line-comment-position',
  'lines-around-directive',
  'lines-between-class-members',
  'newline-after-var',
  'newline-before-return',
  'padding-line-between-statements',
  'unicode-bom',
]);

/** Rules of other types that it turns off. */
const alsoOff = new Set([
  'curly',
  'no-confusing-arrow',
  'no-extra-semi',
  'no-floating-decimal',
  'no-mixed-operators',
  'no-unexpected-multiline',
  'one-var-declaration-per-line',
  'quote-props',
]);

/** Presets that do nothing but turn rules about layout off, with what each turns off besides. */
const prettierPresets: ReadonlyMap<string, readonly string[]> = new Map([
  ['prettier', []],
  // With what its own rule would get in the way of.
  [
    'plugin:prettier/recommended',
    ['arrow-body-style', 'prefer-arrow-callback'],
  ],
]);

/** Whether a preset leaves the layout of code to a formatter. */
export function isPrettierPreset(name: string): boolean {
  return prettierPresets.has(name);
}

/** The presets that turn a rule off because a formatter decides. @param type of the rule, by its metadata */
export function prettierPresetsWith(
  id: string,
  type: string | undefined,
): string[] {
  const name = id.slice(id.lastIndexOf('/') + 1);
  const isLayout = type === 'layout' ? !leftAlone.has(name) : alsoOff.has(name);
  return [...prettierPresets]
    .filter(([, others]) => isLayout || others.includes(id))
    .map(([preset]) => preset);
}

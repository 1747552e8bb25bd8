/** How ESLint configs are written: as `eslint.config.js`, or as `.eslintrc`. */
export type ConfigFormat = 'eslintrc' | 'flat';

/** An older name of a preset that flat configs don't have. */
export const eslintrcOnly = 'recommended-requiring-type-checking';

/**
 * A preset's name as configs of a format spell it: `recommended-type-checked` in an eslintrc config,
 * `recommendedTypeChecked` in a flat one.
 *
 * @param name as the plugin has it, which is that of eslintrc
 */
export function spellPreset(name: string, format: ConfigFormat): string {
  return format === 'eslintrc'
    ? name
    : name.replaceAll(/-([a-z])/g, (_match, letter: string) =>
        letter.toUpperCase(),
      );
}

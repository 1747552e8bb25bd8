/**
 * A preset's name as flat configs spell it.
 *
 * @param name as in an `.eslintrc`, such as `recommended-type-checked`
 * @returns such as `recommendedTypeChecked`
 */
export function flatPresetName(name: string): string {
  return name.replace(/-[a-z]/g, part => part.charAt(1).toUpperCase());
}

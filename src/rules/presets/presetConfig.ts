/**
 * An eslintrc config, as text, of nothing but a preset. The playground knows a comparison with a preset by
 * this text, so links have to write it the same.
 *
 * @param name as in an eslintrc
 */
export function presetConfig(name: string): string {
  return JSON.stringify(
    { extends: [`plugin:@typescript-eslint/${name}`] },
    null,
    2,
  );
}

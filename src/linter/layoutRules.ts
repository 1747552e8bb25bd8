import prettier from 'eslint-config-prettier';
import { prettierPresets } from './presets';

/** What the preset of eslint-plugin-prettier turns off besides: its rule would get in the way of these. */
const onlyWithPlugin = new Set(['arrow-body-style', 'prefer-arrow-callback']);

/** The presets that turn a rule off because a formatter decides. */
export function prettierPresetsWith(id: string): string[] {
  return prettierPresets.filter(
    preset =>
      Object.hasOwn(prettier.rules, id) ||
      (preset !== 'prettier' && onlyWithPlugin.has(id)),
  );
}

import plugin from '@typescript-eslint/eslint-plugin';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import prettier from 'eslint-config-prettier';
import { createAnswers } from './answers';
import { getNodeEnvironment } from './nodeEnvironment';
import { eslintrcPresets } from './presets';

/** The worker's answers in Node, from the installed packages: for tests and measurements. */
export function createNodeAnswers(): ReturnType<typeof createAnswers> {
  return createAnswers({
    ...getNodeEnvironment(),
    plugin,
    presets: eslintrcPresets(plugin.configs),
    coreRules: builtinRules,
    prettier,
  });
}

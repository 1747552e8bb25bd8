import plugin from '@typescript-eslint/eslint-plugin';
import { TSESLint } from '@typescript-eslint/utils';
import esquery from 'esquery';

import { getNodeEnvironment } from './nodeEnvironment';
import { createAnswers } from './answers';

/** The worker's answers in Node, from the installed packages: for tests and measurements. */
export function createNodeAnswers(): ReturnType<typeof createAnswers> {
  return createAnswers({
    ...getNodeEnvironment(),
    plugin,
    presets: plugin.configs,
    coreRules: new TSESLint.Linter().getRules(),
    esquery,
  });
}

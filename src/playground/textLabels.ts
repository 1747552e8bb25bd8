import { translate } from '@docusaurus/Translate';
import type { TextName } from './state/sharedState';

/** What readers know the texts by, in the order of their tabs. */
export const textLabels: Record<TextName, string> = {
  code: translate({ id: 'playground.text.code', message: 'Code' }),
  eslintrc: translate({
    id: 'playground.text.eslintrc',
    message: 'ESLint config',
  }),
  tsconfig: 'tsconfig',
};

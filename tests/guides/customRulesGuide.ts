import { readGuide } from '../../plugins/guides/guideSteps';

/** The steps of the guide to custom rules, whose pages are followed one after the other. */
export const customRulesGuide = [
  'index',
  'type-information',
  'test',
  'publish',
].flatMap(page => readGuide(`docs/developers/custom-rules/${page}.md`));

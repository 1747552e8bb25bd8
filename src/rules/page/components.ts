import type { RulePageComponents } from '../../pageComponents';
import { RuleHowToUse } from './RuleHowToUse';
import { RuleIntro } from './RuleIntro';
import { RuleLead } from './RuleLead';
import { RuleOptions } from './RuleOptions';
import { RuleOptionsType } from './RuleOptionsType';
import { RuleResources } from './RuleResources';

/** What `plugins/rules/anatomy` puts into rule pages. Only the build uses them: see `plugins/static-content`. */
export const components = {
  RuleHowToUse,
  RuleIntro,
  RuleLead,
  RuleOptions,
  RuleOptionsType,
  RuleResources,
} satisfies RulePageComponents;

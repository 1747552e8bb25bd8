import type { RulePageComponents } from '../../pageComponents';
import { RuleFold } from './RuleFold';
import { RuleHowToUse } from './RuleHowToUse';
import { RuleIntro } from './RuleIntro';
import { RuleLead } from './RuleLead';
import { RuleOption } from './RuleOption';
import { RuleOptions } from './RuleOptions';
import { RuleResources } from './RuleResources';

/** What `plugins/rules/anatomy` puts into rule pages. Only the build uses them: see `plugins/static-content`. */
export const components = {
  RuleFold,
  RuleHowToUse,
  RuleIntro,
  RuleLead,
  RuleOption,
  RuleOptions,
  RuleResources,
} satisfies RulePageComponents;

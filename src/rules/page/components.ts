import type { RulePageComponents } from '../../pageComponents';
import { RuleFold } from './RuleFold';
import { RuleHowToUse } from './RuleHowToUse';
import { RuleIntro } from './RuleIntro';
import { RuleLead } from './RuleLead';
import { RuleOption } from './RuleOption';
import { RuleOptions } from './RuleOptions';
import { RulePanel } from './RulePanel';
import { RuleResources } from './RuleResources';

/** What `plugins/rules/anatomy` puts into rule pages. */
export const components = {
  RuleFold,
  RuleHowToUse,
  RuleIntro,
  RuleLead,
  RuleOption,
  RuleOptions,
  RulePanel,
  RuleResources,
} satisfies RulePageComponents;

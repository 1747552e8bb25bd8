import type { Plugin } from '@docusaurus/types';
import { chooseConfig, type ChosenConfig } from '../../src/config/chooseConfig';
import { compareParts, presetParts } from '../../src/config/compareRules';
import type { Comparison } from '../../src/tools/compare/ComparedRules';
import { usualSides } from '../../src/tools/compare/sides';
import { usualAnswers } from '../../src/tools/new/answers';
import { describeKnownRules } from '../playground/rules/describeRules';

/**
 * What the tools show before anybody has used them, found out at build: a page imports it as
 * `@generated/tools/default/usual.json`, and has it in its HTML.
 */
export default function toolsPlugin(): Plugin {
  return {
    name: 'tools',
    async contentLoaded({ actions }) {
      await actions.createData('usual.json', JSON.stringify(showUsual()));
    },
  };
}

function showUsual(): { compared: Comparison; chosen: ChosenConfig } {
  const known = describeKnownRules();
  const { left, right } = usualSides;
  return {
    compared: {
      left: left.label,
      right: right.label,
      rules: compareParts(
        presetParts(left.preset),
        presetParts(right.preset),
        known,
      ),
    },
    chosen: chooseConfig(usualAnswers, known),
  };
}

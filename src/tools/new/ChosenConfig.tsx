import type { ReactNode } from 'react';
import { chooseConfig } from '../../config/chooseConfig';
import { NoRules } from '../../rules/NoRules';
import { useKnownRules } from '../../rules/useKnownRules';
import { readAnswers } from './answers';
import { ChosenFiles } from './ChosenFiles';

/** The config that other answers than the usual ones ask for. @param answers as the address has them */
export function ChosenConfig({ answers }: { answers: string }): ReactNode {
  const rules = useKnownRules();
  return rules.state === 'loaded' ? (
    <ChosenFiles {...chooseConfig(readAnswers(answers), rules.known)} />
  ) : rules.state === 'failed' ? (
    <NoRules rules={rules} />
  ) : (
    <p role="status">Loading the list of rules …</p>
  );
}

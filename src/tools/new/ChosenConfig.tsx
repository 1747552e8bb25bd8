import type { ReactNode } from 'react';
import { chooseConfig } from '../../config/chooseConfig';
import { WithRules } from '../../rules/WithRules';
import { readAnswers } from './answers';
import { ChosenFiles } from './ChosenFiles';

/** The config that other answers than the usual ones ask for. @param answers as the address has them */
export function ChosenConfig({ answers }: { answers: string }): ReactNode {
  return (
    <WithRules>
      {known => <ChosenFiles {...chooseConfig(readAnswers(answers), known)} />}
    </WithRules>
  );
}

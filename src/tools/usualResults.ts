import type { ChosenConfig } from '../config/chooseConfig';
import type { ShownRule } from './compare/ComparedRules';

/** What the tools show before anybody has used them. */
export interface UsualResults {
  compared: {
    /** What the two presets are called. */
    left: string;
    right: string;
    rules: ShownRule[];
  };
  chosen: ChosenConfig;
}

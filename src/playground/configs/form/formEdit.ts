import type { ConfigName } from '../../state/sharedState';

/** A change of a config's text that was made in its form. */
export interface FormEdit {
  name: ConfigName;
  before: string;
  after: string;
}

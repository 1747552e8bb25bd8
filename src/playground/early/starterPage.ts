import type { WorkerReport } from '../../linter/protocol';
import type { TextName } from '../state/sharedState';

/** What the page shows of the starting example before any script runs. The build makes it. */
export interface StarterPage {
  /** What the linter says of the example. */
  report: WorkerReport;
  /** The texts as HTML: colored, each line an element, and the code with marks at what is reported. */
  html: Record<TextName, string>;
}

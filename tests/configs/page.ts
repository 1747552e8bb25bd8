import {
  describeRemovedRules,
  describeRules,
} from '../../plugins/playground/rules/describeRules';
import { checkRules, explainErrors } from '../../src/config/check/checkRules';
import {
  type ConfigReading,
  readConfig,
} from '../../src/config/configDocument';
import { convertConfig } from '../../src/config/convert/foreignFormat';
import { printFlatConfig } from '../../src/config/print/printFlatConfig';
import { createNodeAnswers } from '../../src/linter/nodeAnswers';
import type { WorkerInput } from '../../src/linter/protocol';
import type { LintMessage } from '../../src/linter/types';

const answers = createNodeAnswers();

/** What the page knows of rules. */
export const known = {
  rules: describeRules(),
  removed: describeRemovedRules(),
};

/** A config as the page has it once it was pasted. */
export interface PastedConfig {
  text: string;
  /** What could not be taken over from another format. */
  notes: string[];
}

/** What the page makes of a config for some code. */
export interface PageResult {
  reading: ConfigReading;
  messages: LintMessage[];
  /** The text that is copied, once the linter has answered and before that. */
  copied: string;
  copiedEarly: string | undefined;
  /** The text in the project that is downloaded. */
  downloaded: string;
}

/** Turns what is pasted into JSON, as the page does. */
export function paste(text: string): Promise<PastedConfig> {
  return convertConfig(text);
}

/** Lints code with a config, and copies the config as a file. */
export function tryOnPage(
  { text }: PastedConfig,
  code: Pick<WorkerInput, 'code' | 'compilerOptions' | 'fileName'>,
): PageResult {
  const { fileName } = code;
  const reading = readConfig(text, fileName);
  if (reading.config === undefined) {
    throw new Error(
      `The page refuses the config:\n${reading.problems.map(({ message }) => message).join('\n')}\n${text}`,
    );
  }
  const report = answers.lint({
    ...code,
    sourceType: 'module',
    config: reading.config,
  });
  const { parts } = reading;
  const mistakes = checkRules(parts, known);
  const tried = { text, parts, fileName, sourceType: 'module' } as const;
  const errors = explainErrors(parts, report.errors, mistakes);
  return {
    reading,
    messages: report.messages,
    copied: printFlatConfig({ ...tried, errors }, known).text,
    downloaded: printFlatConfig({ ...tried, errors }, known, {
      inProject: true,
    }).text,
    // That a rule throws is not known before.
    copiedEarly: report.errors.some(({ kind }) => kind === 'crash')
      ? undefined
      : printFlatConfig({ ...tried, errors: undefined }, known).text,
  };
}

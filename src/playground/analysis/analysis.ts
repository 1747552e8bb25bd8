import type {
  LinterClient,
  WorkerConfig,
  WorkerInput,
} from '../../linter/protocol';
import { type ConfigError, explainErrors } from '../config/explainErrors';
import { readConfig } from '../config/readConfig';
import type { TextProblem } from '../config/textProblem';
import { locateOptions } from '../config/tsconfig/locateOptions';
import { readTsconfig } from '../config/tsconfig/readTsconfig';
import type { ListedProblem } from '../problems/listedProblem';
import type { Problem } from '../problems/problem';
import { memoizeLast } from '../state/memoizeLast';
import { fileNameOf, type TextName } from '../state/playgroundState';
import type { Session } from '../state/session';
import type { Refusal } from './askLinter';

/**
 * What follows from the texts and from what the linter has said of them. All of these are selectors of
 * the session.
 */

/** What the linter is asked about; `undefined` as long as a config has errors. */
export function selectInput(session: Session): WorkerInput | undefined {
  const { code, fileType, sourceType, tsconfig } = session.link;
  const fileName = fileNameOf(fileType);
  const config = selectConfig(session);
  const { compilerOptions } = readCompilerOptions(session, tsconfig);
  return toInput(session, code, fileName, sourceType, config, compilerOptions);
}

/** What the ESLint config says; `undefined` while it has errors. */
export function selectConfig(session: Session): WorkerConfig | undefined {
  const { eslintrc, fileType } = session.link;
  return readEslintrc(session, eslintrc, fileNameOf(fileType)).config;
}

const readEslintrc = memoizeLast(readConfig);
const readCompilerOptions = memoizeLast(readTsconfig);

const toInput = memoizeLast(
  (
    code: string,
    fileName: string,
    sourceType: WorkerInput['sourceType'],
    config: WorkerInput['config'] | undefined,
    compilerOptions: WorkerInput['compilerOptions'] | undefined,
  ): WorkerInput | undefined =>
    config === undefined || compilerOptions === undefined
      ? undefined
      : { code, fileName, sourceType, config, compilerOptions },
);

/** Whether the answer is about the texts as they are now. */
export function isFresh(session: Session): boolean {
  const { answer, client } = session;
  return (
    answer !== undefined &&
    answer.reported === selectInput(session) &&
    answer.client === client
  );
}

/** Set when there will be no answer about the texts as they are now. */
export function selectRefusal(session: Session): Refusal | undefined {
  const { refusal } = session;
  return refusal?.refused === selectInput(session) ? refusal : undefined;
}

/** Whether an answer about the texts as they are now is on its way, or will be once the linter is loaded. */
export function isAwaited(session: Session): boolean {
  return (
    selectInput(session) !== undefined &&
    selectRefusal(session) === undefined &&
    !isFresh(session)
  );
}

/** What the last answer finds in the code. */
export function selectProblems({ answer }: Session): readonly Problem[] {
  return answer?.problems ?? noProblems;
}

const noProblems: readonly Problem[] = [];

/** The same, as the list says it. */
export function selectListed({ answer }: Session): readonly ListedProblem[] {
  return answer?.listed ?? noneListed;
}

const noneListed: readonly ListedProblem[] = [];

/** How many problems the code has; none, if it could not be checked: those before were of other code. */
export function countShown(session: Session): number {
  return selectRefusal(session) === undefined
    ? selectProblems(session).length
    : 0;
}

/** The problems in places where they still are; none, when there will be no newer ones of newer code. */
export function selectPlacedProblems(session: Session): readonly Problem[] {
  const isStuck =
    selectRefusal(session) !== undefined || selectInput(session) === undefined;
  return isStuck && session.answer?.reported.code !== session.link.code
    ? noProblems
    : selectProblems(session);
}

/** What the last answer has against the config. */
export function selectErrors(session: Session): readonly ConfigError[] {
  const { answer, link, rules } = session;
  return answer === undefined
    ? noErrors
    : explain(session, link.eslintrc, answer.report.errors, rules);
}

const noErrors: readonly ConfigError[] = [];
const explain = memoizeLast(explainErrors);

/** What is wrong with a text itself. What is wrong with the code is listed next to it. */
export function selectTextProblems(
  session: Session,
  name: TextName,
): readonly TextProblem[] {
  const { link } = session;
  switch (name) {
    case 'code':
      return noTextProblems;
    case 'eslintrc':
      return joinProblems(
        session,
        readEslintrc(session, link.eslintrc, fileNameOf(link.fileType))
          .problems,
        isFresh(session) ? selectErrors(session) : noErrors,
      );
    case 'tsconfig':
      return joinOptionProblems(
        session,
        readCompilerOptions(session, link.tsconfig).problems,
        selectOptionProblems(session),
      );
  }
}

const noTextProblems: readonly TextProblem[] = [];
const joinProblems = memoizeLast(join);
const joinOptionProblems = memoizeLast(join);

function selectOptionProblems(session: Session): readonly TextProblem[] {
  const { answer, link } = session;
  return answer === undefined || !isFresh(session)
    ? noTextProblems
    : locate(session, link.tsconfig, answer.report.compilerOptionDiagnostics);
}

const locate = memoizeLast(locateOptions);

function join(
  problems: readonly TextProblem[],
  more: readonly TextProblem[],
): readonly TextProblem[] {
  return more.length === 0 ? problems : [...problems, ...more];
}

/** The config whose errors keep the linter from checking. */
export function selectBrokenConfig(session: Session): 'eslintrc' | 'tsconfig' {
  return selectTextProblems(session, 'eslintrc').some(
    ({ severity }) => severity === 'error',
  )
    ? 'eslintrc'
    : 'tsconfig';
}

/** A question to the linter about the texts. */
export interface Question {
  client: LinterClient;
  input: WorkerInput;
  /** Another one asks again. */
  attempt: number;
}

/** What the linter is to be asked; `undefined` when there is nothing to ask, or no one to be asked. */
export function selectQuestion(session: Session): Question | undefined {
  return toQuestion(
    session,
    session.client,
    selectInput(session),
    session.attempt,
  );
}

const toQuestion = memoizeLast(
  (
    client: LinterClient | undefined,
    input: WorkerInput | undefined,
    attempt: number,
  ): Question | undefined =>
    client === undefined || input === undefined
      ? undefined
      : { client, input, attempt },
);

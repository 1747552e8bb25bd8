import {
  checkRules,
  type ConfigError,
  explainErrors,
  type RuleMistake,
} from '../../config/check/checkRules';
import { type ConfigReading, readConfig } from '../../config/configDocument';
import type { TextProblem } from '../../config/json/parsedJson';
import { messageAnchor } from '../../examples/exampleData';
import type {
  LinterClient,
  PlaygroundRule,
  RemovedRule,
  WorkerConfig,
  WorkerInput,
} from '../../linter/protocol';
import type { LintError, ProjectFile } from '../../linter/types';
import { locateOptions, readTsconfig } from '../configs/tsconfig';
import { selectOtherFiles } from '../files/playgroundFiles';
import { isOwn, type Problem } from '../problems/problem';
import type { Refusal, Session } from '../state/session';
import { fileNameOf, type TextName } from '../state/sharedState';
import { memoizeLast } from '../state/store';

/**
 * What follows from the texts and from what the linter has said of them. All of these are selectors of
 * the session.
 */

/** What the linter is asked about; `undefined` as long as a config has errors. */
export function selectInput(session: Session): WorkerInput | undefined {
  const { code, sourceType, tsconfig } = session.shared;
  const fileName = fileNameOf(session.shared);
  const config = selectConfig(session);
  const { compilerOptions } = readCompilerOptions(session, tsconfig);
  return toInput(
    session,
    code,
    fileName,
    sourceType,
    config,
    compilerOptions,
    selectOtherFiles(session),
  );
}

/** What the ESLint config says; `undefined` while it has errors. */
export function selectConfig(session: Session): WorkerConfig | undefined {
  return selectReading(session).config;
}

/** The ESLint config, read for the code's file. */
export function selectReading(session: Session): ConfigReading {
  const { shared } = session;
  return readEslintrc(session, shared.eslintrc, fileNameOf(shared));
}

/** What is wrong with the rules in the ESLint config, as far as that is known without the linter. */
export function selectRuleMistakes(session: Session): readonly RuleMistake[] {
  const { removedRules, rules } = session;
  return findMistakes(
    session,
    selectReading(session).parts,
    rules,
    removedRules,
  );
}

const findMistakes = memoizeLast(
  (
    parts: ConfigReading['parts'],
    rules: readonly PlaygroundRule[] | undefined,
    removed: readonly RemovedRule[],
  ): readonly RuleMistake[] =>
    rules === undefined ? noMistakes : checkRules(parts, { rules, removed }),
);

const noMistakes: readonly RuleMistake[] = [];

const readEslintrc = memoizeLast(readConfig);
const readCompilerOptions = memoizeLast(readTsconfig);

const toInput = memoizeLast(
  (
    code: string,
    fileName: string,
    sourceType: WorkerInput['sourceType'],
    config: WorkerInput['config'] | undefined,
    compilerOptions: WorkerInput['compilerOptions'] | undefined,
    otherFiles: readonly ProjectFile[],
  ): WorkerInput | undefined =>
    config === undefined || compilerOptions === undefined
      ? undefined
      : {
          code,
          fileName,
          sourceType,
          config,
          compilerOptions,
          ...(otherFiles.length > 0 && { otherFiles }),
        },
);

/** Whether the answer is about the texts as they are now. */
export function isFresh(session: Session): boolean {
  const { lastCheck, client } = session;
  return (
    lastCheck !== undefined &&
    lastCheck.input === selectInput(session) &&
    (lastCheck.client === client || isOfBuild(session))
  );
}

/** Whether the last check is the build's, with the TypeScript that is chosen still. */
function isOfBuild({ lastCheck, opened, shared }: Session): boolean {
  return (
    lastCheck !== undefined &&
    lastCheck.client === undefined &&
    shared.ts === opened.ts
  );
}

/** Set when there will be no answer about the texts as they are now. */
export function selectRefusal(session: Session): Refusal | undefined {
  const { refusal } = session;
  return refusal?.input === selectInput(session) ? refusal : undefined;
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
export function selectProblems({ lastCheck }: Session): readonly Problem[] {
  return lastCheck?.problems ?? noProblems;
}

const noProblems: readonly Problem[] = [];

/**
 * How many problems the code has, apart from what follows from imports without types; none, if it could not
 * be checked, or a config has errors: those before were of another code or config.
 */
export function countShown(session: Session): number {
  return selectRefusal(session) === undefined &&
    selectInput(session) !== undefined
    ? selectProblems(session).filter(isOwn).length
    : 0;
}

/** The problems in places where they still are; none, when there will be no newer ones of newer code. */
export function selectPlacedProblems(session: Session): readonly Problem[] {
  const isStuck =
    selectRefusal(session) !== undefined || selectInput(session) === undefined;
  return isStuck && session.lastCheck?.input.code !== session.shared.code
    ? noProblems
    : selectProblems(session);
}

/** What keeps the config from being used as it is, as far as it is for the code: above all what the last answer says. */
export function selectErrors(session: Session): readonly ConfigError[] {
  const { lastCheck } = session;
  return lastCheck === undefined
    ? noErrors
    : explain(
        session,
        selectReading(session),
        lastCheck.report.errors,
        selectRuleMistakes(session),
      );
}

const noErrors: readonly ConfigError[] = [];

const explain = memoizeLast(
  (
    { config, parts, problems }: ConfigReading,
    errors: readonly LintError[],
    mistakes: readonly RuleMistake[],
  ): ConfigError[] => [
    // Presets that the linter was not even asked for.
    ...(config === undefined ? [] : problems)
      .filter(({ severity }) => severity === 'error')
      .map(problem => ({ ...problem, kind: 'config' as const, ruleId: null })),
    ...explainErrors(parts, errors, mistakes),
  ],
);

/** What is wrong with a text itself. What is wrong with the code is listed next to it. */
export function selectTextProblems(
  session: Session,
  name: TextName,
): readonly TextProblem[] {
  const { shared } = session;
  switch (name) {
    case 'code':
      return noTextProblems;
    case 'eslintrc':
      return joinProblems(
        session,
        selectReading(session).problems,
        selectRuleMistakes(session),
        isFresh(session) ? selectErrors(session) : noErrors,
      );
    case 'tsconfig':
      return joinOptionProblems(
        session,
        readCompilerOptions(session, shared.tsconfig).problems,
        selectOptionProblems(session),
      );
  }
}

const noTextProblems: readonly TextProblem[] = [];
const joinProblems = memoizeLast(join);
const joinOptionProblems = memoizeLast(join);

function selectOptionProblems(session: Session): readonly TextProblem[] {
  const { lastCheck, shared } = session;
  return lastCheck === undefined || !isFresh(session)
    ? noTextProblems
    : locate(
        session,
        shared.tsconfig,
        lastCheck.report.compilerOptionDiagnostics,
      );
}

const locate = memoizeLast(locateOptions);

/** What several have found, each once. */
function join(...found: (readonly TextProblem[])[]): readonly TextProblem[] {
  const all = found.flat();
  return [
    ...new Map(
      all.map(problem => [
        `${String(problem.offset)} ${problem.message}`,
        problem,
      ]),
    ).values(),
  ];
}

/** The config whose errors keep the linter from checking. */
export function selectBrokenConfig(session: Session): 'eslintrc' | 'tsconfig' {
  return selectConfig(session) === undefined ? 'eslintrc' : 'tsconfig';
}

/** Whom to ask about which texts. */
export interface LinterRequest {
  client: LinterClient;
  input: WorkerInput;
  /** Another one asks again. */
  attempt: number;
}

/** What to ask the linter; `undefined` when there is nothing to ask, or no one who could answer. */
export function selectRequest(session: Session): LinterRequest | undefined {
  return toRequest(
    session,
    session.client,
    selectInput(session),
    session.attempt,
  );
}

const toRequest = memoizeLast(
  (
    client: LinterClient | undefined,
    input: WorkerInput | undefined,
    attempt: number,
  ): LinterRequest | undefined =>
    client === undefined || input === undefined
      ? undefined
      : { client, input, attempt },
);

/** Addresses of the rules' pages, by rule; empty until they are loaded. */
export function selectRulePages(session: Session): ReadonlyMap<string, string> {
  return indexPages(session, session.rules, session.removedRules);
}

const indexPages = memoizeLast(
  (
    rules: readonly PlaygroundRule[] | undefined,
    removed: readonly RemovedRule[],
  ) =>
    new Map(
      [...(rules ?? []), ...removed].flatMap(({ id, url }) =>
        url === undefined ? [] : [[id, url]],
      ),
    ),
);

/**
 * The address of what a rule's page says of a message.
 *
 * @param url of the page, as `selectRulePages` gives it
 * @param messageId of a report; without one, the address is the page's
 */
export function messagePage(url: string, messageId?: string): string {
  // Other sites' pages have no anchors for messages.
  return messageId !== undefined && url.startsWith('/')
    ? `${url}#${messageAnchor(messageId)}`
    : url;
}

import {
  checkRules,
  type ConfigError,
  explainErrors,
  type RuleMistake,
} from '../../config/check/checkRules';
import { readConfig } from '../../config/configDocument';
import type { TextProblem } from '../../config/json/parseJson';
import { messageAnchor } from '../../examples/exampleData';
import type { WorkerConfig, WorkerInput } from '../../linter/protocol';
import { locateOptions, readTsconfig } from '../configs/tsconfig';
import { selectOtherFiles } from '../files/playgroundFiles';
import { isOwn, type Problem } from '../problems/problem';
import { derive, type Refusal, type Session } from '../state/session';
import { fileNameOf, type TextName } from '../state/sharedState';

// What follows from the texts and from what the linter has said of them.

/** The ESLint config, read for the code's file. */
export const selectReading = derive(
  [({ shared }) => shared.eslintrc, ({ shared }) => fileNameOf(shared)],
  readConfig,
);

/** What the ESLint config says; `undefined` while it has errors. */
export function selectConfig(session: Session): WorkerConfig | undefined {
  return selectReading(session).config;
}

const selectTsconfig = derive([({ shared }) => shared.tsconfig], readTsconfig);

/** What the linter is asked about; `undefined` as long as a config has errors. */
export const selectInput = derive(
  [
    ({ shared }) => shared.code,
    ({ shared }) => fileNameOf(shared),
    ({ shared }) => shared.sourceType,
    selectConfig,
    session => selectTsconfig(session).compilerOptions,
    selectOtherFiles,
  ],
  (
    code,
    fileName,
    sourceType,
    config,
    compilerOptions,
    otherFiles,
  ): WorkerInput | undefined =>
    config &&
    compilerOptions && {
      code,
      fileName,
      sourceType,
      config,
      compilerOptions,
      ...(otherFiles.length > 0 && { otherFiles }),
    },
);

const selectRuleMistakes = derive(
  [session => selectReading(session).parts, ({ knownRules }) => knownRules],
  (parts, known): readonly RuleMistake[] =>
    known === undefined ? [] : checkRules(parts, known),
);

/** Whether the answer is about the texts as they are now. */
export function isFresh(session: Session): boolean {
  const { client, lastCheck, opened, shared } = session;
  return (
    lastCheck !== undefined &&
    lastCheck.input === selectInput(session) &&
    (lastCheck.client === client ||
      // The build's is of the TypeScript that was chosen at first.
      (lastCheck.client === undefined && shared.ts === opened.ts))
  );
}

/** Set when there will be no answer about the texts as they are now. */
export function selectRefusal(session: Session): Refusal | undefined {
  const { refusal } = session;
  return refusal?.input === selectInput(session) ? refusal : undefined;
}

/**
 * How far the linter is with the texts as they are now: it can't check them while a config has errors
 * (`broken`), has checked them, won't (`refused`), or is about to, perhaps once it's loaded.
 */
export function stageOf(
  session: Session,
): 'broken' | 'checked' | 'checking' | 'refused' {
  if (selectInput(session) === undefined) {
    return 'broken';
  }
  if (isFresh(session)) {
    return 'checked';
  }
  return selectRefusal(session) === undefined ? 'checking' : 'refused';
}

/** Whether there is nothing newer to come than what was found last, be it of other texts. */
export function isStuck(session: Session): boolean {
  return ['broken', 'refused'].includes(stageOf(session));
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
  return isStuck(session) ? 0 : selectProblems(session).filter(isOwn).length;
}

/** The problems in places where they still are; none, when there will be no newer ones of newer code. */
export function selectPlacedProblems(session: Session): readonly Problem[] {
  return isStuck(session) &&
    session.lastCheck?.input.code !== session.shared.code
    ? noProblems
    : selectProblems(session);
}

/** What keeps the config from being used as it is, as far as it is for the code: above all what the last answer says. */
export const selectErrors = derive(
  [
    ({ lastCheck }) => lastCheck?.report.errors,
    selectReading,
    selectRuleMistakes,
  ],
  (errors, { config, parts, problems }, mistakes): readonly ConfigError[] =>
    errors === undefined
      ? []
      : [
          // Presets that the linter was not even asked for.
          ...(config === undefined ? [] : problems)
            .filter(({ severity }) => severity === 'error')
            .map(problem => ({
              ...problem,
              kind: 'config' as const,
              ruleId: null,
            })),
          ...explainErrors(parts, errors, mistakes),
        ],
);

const selectConfigProblems = derive(
  [
    session => selectReading(session).problems,
    selectRuleMistakes,
    session => (isFresh(session) ? selectErrors(session) : undefined),
  ],
  join,
);

const selectTsconfigProblems = derive(
  [
    session => selectTsconfig(session).problems,
    ({ shared }) => shared.tsconfig,
    session =>
      isFresh(session)
        ? session.lastCheck?.report.compilerOptionDiagnostics
        : undefined,
  ],
  (problems, text, diagnostics = []) =>
    join(problems, locateOptions(text, diagnostics)),
);

/** What several have found, each once. */
function join(
  ...found: (readonly TextProblem[] | undefined)[]
): readonly TextProblem[] {
  const all = found.flatMap(problems => problems ?? []);
  return [
    ...new Map(
      all.map(problem => [
        `${String(problem.offset)} ${problem.message}`,
        problem,
      ]),
    ).values(),
  ];
}

/** What is wrong with a text itself. What is wrong with the code is listed next to it. */
export function selectTextProblems(
  session: Session,
  name: TextName,
): readonly TextProblem[] {
  return textProblems[name](session);
}

const noTextProblems: readonly TextProblem[] = [];

const textProblems = {
  code: () => noTextProblems,
  eslintrc: selectConfigProblems,
  tsconfig: selectTsconfigProblems,
};

/** What to ask the linter; `undefined` when there is nothing to ask, or no one who could answer. */
export const selectRequest = derive(
  [({ client }) => client, selectInput, ({ attempt }) => attempt],
  (client, input, attempt) => client && input && { client, input, attempt },
);

/** Whom to ask about which texts. The same with another `attempt` asks again. */
export type LinterRequest = NonNullable<ReturnType<typeof selectRequest>>;

/** Addresses of the rules' pages, by rule; empty until they are loaded. */
export const selectRulePages = derive(
  [({ knownRules }) => knownRules],
  (
    { rules, removed } = { rules: [], removed: [] },
  ): ReadonlyMap<string, string> =>
    new Map(
      [...rules, ...removed].flatMap(({ id, url }) =>
        url === undefined ? [] : [[id, url]],
      ),
    ),
);

/** The address of what a rule's page says of a message; without a message, that of the page. */
export function messagePage(url: string, messageId?: string): string {
  // Other sites' pages have no anchors for messages.
  return messageId !== undefined && url.startsWith('/')
    ? `${url}#${messageAnchor(messageId)}`
    : url;
}

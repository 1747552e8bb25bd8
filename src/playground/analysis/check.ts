import { explainComment } from '../../config/check/checkRules';
import { readConfig } from '../../config/configDocument';
import type {
  KnownRules,
  LinterClient,
  WorkerInput,
  WorkerReport,
} from '../../linter/protocol';
import type { ProjectFile } from '../../linter/types';
import { messageOf } from '../../text/messageOf';
import { filesOf, selectOtherFiles } from '../files/playgroundFiles';
import { findingsIn, isOwn, keepIfEqual } from '../problems/problem';
import { notStarted } from '../state/changeSession';
import type {
  Check,
  OtherCheck,
  Session,
  SessionStore,
} from '../state/session';
import { fileNameOf, type SharedState } from '../state/sharedState';
import {
  countShown,
  type LinterRequest,
  selectInput,
  selectRequest,
  stageOf,
} from './analysisSelectors';

/** @param before the last check: what is as it was there stays the very same object */
function createCheck(
  found: WorkerReport,
  { client, input }: Pick<Check, 'client' | 'input'>,
  before: Check | undefined,
  known?: KnownRules,
): Check {
  const report = {
    ...found,
    messages: found.messages.map(message =>
      explainComment(message, input.code, known?.rules ?? []),
    ),
  };
  return {
    report: {
      ...report,
      errors: keepIfEqual(before?.report.errors, report.errors),
      compilerOptionDiagnostics: keepIfEqual(
        before?.report.compilerOptionDiagnostics,
        report.compilerOptionDiagnostics,
      ),
    },
    input,
    isFirst: client === undefined || before?.client !== client,
    client,
    ...findingsIn(report, before?.problems),
  };
}

/** Runs the linter with the chosen version of TypeScript, and another one when that changes. */
export function runLinter(
  store: SessionStore,
  start: (version: string) => LinterClient,
): () => void {
  return store.watch(
    ({ shared }) => shared.ts,
    version => {
      const client = start(version);
      const stopWatching = client.watch(status =>
        store.set({ client, status }),
      );
      return () => {
        stopWatching();
        client.dispose();
        store.set(notStarted);
      };
    },
  );
}

/** Asks the linter about the texts, and again whenever one of them changes. */
export function askLinter(store: SessionStore): () => void {
  return store.watch(selectRequest, request => {
    if (request === undefined) {
      return undefined;
    }
    const { attempt, client, input } = request;
    let outdated = false;
    const refuse = (reason: string | undefined) => {
      if (!outdated) {
        store.set({ refusal: { input, reason } });
      }
    };
    client.ask('lint', attempt === 0 ? input : { ...input, attempt }).then(
      report => {
        if (report === undefined) {
          refuse(undefined);
        } else if (!outdated) {
          store.set({
            lastCheck: createCheck(
              report,
              request,
              store.get().lastCheck,
              store.get().knownRules,
            ),
          });
        }
      },
      (error: unknown) => refuse(messageOf(error)),
    );
    return () => {
      outdated = true;
      store.set({ refusal: undefined });
    };
  });
}

/** Has the linter look at the same texts once more. */
export function checkAgain(store: SessionStore): void {
  store.set({ attempt: store.get().attempt + 1 });
}

/**
 * Begins a session with what the build found in its texts: the same engine gives the same answers, and a
 * reader sees them before the linter is loaded.
 */
export function seedCheck(store: SessionStore, report: WorkerReport): void {
  const input = selectInput(store.get());
  if (input !== undefined) {
    store.set({
      lastCheck: createCheck(report, { client: undefined, input }, undefined),
    });
  }
}

/** How long a reader has to pause before the files that aren't shown are checked, in milliseconds. */
const pause = 300;

/**
 * Asks the linter about the files that aren't shown, one after the other, once it has looked at the one
 * that is. Another change ends that: a key never waits for more than one of them.
 */
export function checkOtherFiles(store: SessionStore): () => void {
  return store.watch(selectSettled, request => {
    if (request === undefined) {
      return undefined;
    }
    const control = { isOutdated: false };
    const timer = setTimeout(
      () => void checkStale(store, request, control),
      pause,
    );
    return () => {
      control.isOutdated = true;
      clearTimeout(timer);
    };
  });
}

/** The request that the linter has answered, or won't; `undefined` while it is at it, or where there is but one file. */
function selectSettled(session: Session): LinterRequest | undefined {
  return selectOtherFiles(session).length > 0 && stageOf(session) !== 'checking'
    ? selectRequest(session)
    : undefined;
}

async function checkStale(
  store: SessionStore,
  request: LinterRequest,
  control: { isOutdated: boolean },
): Promise<void> {
  const { shared } = store.get();
  for (const file of selectOtherFiles(store.get())) {
    if (isStale(store.get(), file)) {
      const check = await checkFile(store.get(), request, file);
      if (control.isOutdated) {
        return;
      }
      const { client, attempt } = request;
      store.set({
        otherChecks: {
          ...store.get().otherChecks,
          [file.name]: { check, seen: shared, client, attempt },
        },
      });
    }
  }
}

/** @returns `undefined` where it couldn't be checked */
async function checkFile(
  session: Session,
  { client, input }: LinterRequest,
  file: ProjectFile,
): Promise<OtherCheck['check']> {
  const { config } = readConfig(session.shared.eslintrc, file.name);
  const asked: WorkerInput = {
    ...input,
    code: file.code,
    fileName: file.name,
    config: config ?? {},
    otherFiles: filesOf(session.shared).filter(each => each.name !== file.name),
  };
  const report = await client.ask('lintOther', asked).catch(() => undefined);
  return (
    report &&
    createCheck(
      report,
      { client, input: asked },
      session.otherChecks[file.name]?.check,
      session.knownRules,
    )
  );
}

/** Whether something has changed since a file was checked that can change what is found in it. */
function isStale(session: Session, { name }: ProjectFile): boolean {
  const { attempt, client, otherChecks, shared } = session;
  const known = otherChecks[name];
  if (
    known?.seen === undefined ||
    known.client !== client ||
    known.attempt !== attempt ||
    haveOtherSettings(known.seen, shared)
  ) {
    return true;
  }
  const { check, seen } = known;
  const changed = changedFiles(seen, shared);
  if (changed === undefined || changed.includes(name)) {
    return true;
  }
  const relations = check?.report.relations;
  return (
    changed.length > 0 &&
    // What couldn't be checked can't be checked again as it is.
    check !== undefined &&
    (relations === undefined ||
      changed.some(each => relations.dependsOn.includes(each)) ||
      changed.some(each => mayBeGlobal(session, each)))
  );
}

/** Those that declared globals before are what each file depends on. */
function mayBeGlobal(
  { lastCheck, otherChecks, shared }: Session,
  name: string,
): boolean {
  const check =
    name === fileNameOf(shared) ? lastCheck : otherChecks[name]?.check;
  return check?.report.relations?.isGlobal !== false;
}

function haveOtherSettings(before: SharedState, after: SharedState): boolean {
  return (
    before.eslintrc !== after.eslintrc ||
    before.tsconfig !== after.tsconfig ||
    before.sourceType !== after.sourceType
  );
}

/** @returns `undefined` where the files themselves are others */
function changedFiles(
  before: SharedState,
  after: SharedState,
): string[] | undefined {
  const codes = new Map(filesOf(before).map(({ name, code }) => [name, code]));
  const files = filesOf(after);
  return files.length === codes.size &&
    files.every(({ name }) => codes.has(name))
    ? files.flatMap(({ name, code }) => (codes.get(name) === code ? [] : name))
    : undefined;
}

/** How many problems all files have. */
export function countAll(session: Session): number {
  return countShown(session) + countInOthers(session);
}

/** How many problems the files that aren't shown have, apart from what follows from imports without types. */
export function countInOthers(session: Session): number {
  const { otherChecks, shared } = session;
  return shared.files.reduce(
    (sum, { name }) => sum + countOwn(otherChecks[name]),
    0,
  );
}

/** How many problems a file has, as far as it's checked. */
export function countInFile(session: Session, name: string): number {
  return name === fileNameOf(session.shared)
    ? countShown(session)
    : countOwn(session.otherChecks[name]);
}

function countOwn(known: OtherCheck | undefined): number {
  return known?.check?.problems.filter(isOwn).length ?? 0;
}

import { isOwn, type Problem } from '../problems/problem';
import type { Session } from '../state/session';
import { fileNameOf, noFiles } from '../state/sharedState';
import { countShown } from './analysisSelectors';
import type { OtherCheck } from './check';

/** A file that isn't shown, and what was found in it. */
export interface FoundInFile {
  name: string;
  /** `undefined` until it's checked. */
  problems: readonly Problem[] | undefined;
  /** Whether it can't be checked. */
  isRefused: boolean;
}

/** The files that aren't shown, in the order of their tabs, with what was found in each. */
export function listOtherFiles({
  otherChecks,
  shared,
}: Pick<Session, 'otherChecks' | 'shared'>): FoundInFile[] {
  return shared.files.map(({ name }) => {
    const known = otherChecks[name];
    return {
      name,
      problems: known?.check?.problems,
      isRefused: known !== undefined && known.check === undefined,
    };
  });
}

/** How many problems the files that aren't shown have, apart from what follows from imports without types. */
export function countInOthers(session: Session): number {
  const { otherChecks, shared } = session;
  return shared.files === noFiles
    ? 0
    : shared.files.reduce(
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

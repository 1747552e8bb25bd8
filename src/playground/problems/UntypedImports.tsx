import clsx from 'clsx';
import type { ReactNode } from 'react';
import { plural } from '../../text/plural';
import chevron from '../../ui/Chevron.module.css';
import { InlineCode } from '../../ui/InlineCode';
import { Button, PlaceButton } from '../controls';
import { addDeclarations, declarationsFor } from '../files/declarations';
import { maxFiles } from '../files/playgroundFiles';
import { addNotes } from '../state/changeSession';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import type { Session, SessionStore } from '../state/session';
import { fileNameOf } from '../state/sharedState';
import { describeUntyped, type Problem } from './problem';
import styles from './ProblemsPanel.module.css';

/** The imports whose types aren't here, each once, with what follows from it folded below. */
export function UntypedImports({
  problems,
  renderList,
  file,
}: {
  /** All of a file. */
  problems: readonly Problem[];
  /** Shows some of them under a label. */
  renderList: (problems: readonly Problem[], label: string) => ReactNode;
  /** The file's name, where it isn't the shown one. */
  file: string | undefined;
}): ReactNode {
  const having = (role: 'follower' | 'import', module?: string) =>
    problems.filter(
      ({ untyped }) =>
        untyped?.role === role && (module ?? untyped.module) === untyped.module,
    );
  return (
    <ul className={styles.list} aria-label="Imports without types">
      {having('import').map(head => {
        const { module = '' } = head.untyped ?? {};
        const followers = having('follower', module);
        // None of them is wrong where the types are.
        const label = `${plural(followers.length, 'follows', 'follow')} from '${module}', whose types aren’t here`;
        return (
          <li key={module} className={styles.import}>
            <p className={styles.end}>
              <PlaceButton
                className={styles.place}
                place={head}
                what={`the import of ${module}, `}
                file={file}
              />
              {head.code !== undefined && <span>{head.code}</span>}
              <DeclareButton module={module} file={file} />
            </p>
            {followers.length === 0 ? (
              <p className={styles.head}>
                <InlineCode text={describeUntyped(module)} />
              </p>
            ) : (
              <details>
                <summary className={clsx(styles.head, chevron.chevron)}>
                  {label}
                </summary>
                {renderList(followers, label)}
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Adds a file with the types of a module, for the reader to fill in. */
function DeclareButton({
  module,
  file,
}: {
  /** As the code imports it. */
  module: string;
  /** The name of the file that imports it; the shown one by default. */
  file: string | undefined;
}): ReactNode {
  const { store } = usePlayground();
  const shown = useSelector(({ shared }) => fileNameOf(shared));
  const importing = file ?? shown;
  return declarationsFor(importing, module, []) === undefined ? null : (
    <Button
      aria-label={`Declare types of ${module}`}
      onClick={() => {
        const names = namesImported(store, module, file);
        if (addDeclarations(store, importing, module, names) === undefined) {
          addNotes(store, [
            `There can be ${String(maxFiles)} files. Remove one to add the types of ${module}.`,
          ]);
        }
      }}
    >
      Declare types
    </Button>
  );
}

/** What the checked code imports from a module; where it does so through other files, what those import. */
function namesImported(
  store: SessionStore,
  module: string,
  file: string | undefined,
): readonly string[] {
  const { lastCheck, otherChecks } = store.get();
  const others = Object.values(otherChecks).map(other => other.check);
  const namesIn = (check: Session['lastCheck']): readonly string[] =>
    check?.report.untypedImports.find(each => each.module === module)?.names ??
    [];
  const own = namesIn(
    file === undefined ? lastCheck : otherChecks[file]?.check,
  );
  return own.length > 0
    ? own
    : [...new Set([lastCheck, ...others].flatMap(namesIn))];
}

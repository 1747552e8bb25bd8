import type { ReactNode } from 'react';
import controls from '../controls.module.css';
import { addDeclarations } from '../files/addDeclarations';
import { declarationsFor } from '../files/declarationsFor';
import { maxFiles } from '../files/playgroundFiles';
import { addNotes } from '../state/changeSession';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import type { Session, SessionStore } from '../state/session';
import { fileNameOf } from '../state/sharedState';

interface Props {
  /** A module without types, as the code imports it. */
  module: string;
  /** The name of the file that imports it; the shown one by default. */
  file?: string;
}

/** Adds a file with the types of a module, for the reader to fill in. */
export function AddDeclarations({ module, file }: Props): ReactNode {
  const { store } = usePlayground();
  const shown = useSelector(({ shared }) => fileNameOf(shared));
  const importing = file ?? shown;
  return declarationsFor(importing, module, []) === undefined ? null : (
    <button
      type="button"
      className={controls.button}
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
    </button>
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
  const check = file === undefined ? lastCheck : otherChecks[file]?.check;
  const own = namesIn(check, module);
  return own.length > 0
    ? own
    : [
        ...new Set(
          [lastCheck, ...others].flatMap(other => namesIn(other, module)),
        ),
      ];
}

function namesIn(
  check: Session['lastCheck'],
  module: string,
): readonly string[] {
  const found = check?.report.untypedImports.find(
    each => each.module === module,
  );
  return found?.names ?? [];
}

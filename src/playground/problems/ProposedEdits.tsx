import { type ReactNode, useState } from 'react';
import { applyEdit } from '../../text/applyEdit';
import { InlineCode } from '../../ui/InlineCode';
import { problemOf } from '../analysis/analysisSelectors';
import { isFresh } from '../analysis/analysisSelectors';
import controls from '../controls.module.css';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { applyListed } from './applyFixes';
import { ApplyProposal } from './ApplyProposal';
import { FixPreview } from './FixPreview';
import type { ListedEdit, ListedProblem } from './listedProblem';
import { editsOf } from './problem';
import styles from './ProblemsPanel.module.css';

interface Props {
  listed: ListedProblem;
  /** Whether the linter looks at the code, so that the edits fit it, or soon will. */
  usable: boolean;
}

/** The changes that a problem proposes: each is applied with one click, or looked at first. */
export function ProposedEdits({ listed, usable }: Props): ReactNode {
  const { store } = usePlayground();
  const [open, setOpen] = useState<number>();
  return (
    <div className={styles.edits}>
      {listed.edits.map((edit, index) => (
        <div key={index} className={styles.edit}>
          <span className={styles.proposal}>
            {edit.kind === 'fix' ? (
              'Fix'
            ) : (
              <>
                Suggestion: <InlineCode text={edit.title} />
              </>
            )}
          </span>
          <span className={styles.buttons}>
            <ApplyProposal
              label={labelOfApply(edit)}
              disabled={!usable}
              onApply={() => {
                // The next problem may take this one's place in the list, not its preview.
                setOpen(undefined);
                applyListed(store, listed, index);
              }}
            >
              Apply
            </ApplyProposal>
            <button
              type="button"
              className={controls.button}
              aria-label={labelOfPreview(edit)}
              aria-expanded={open === index}
              disabled={!usable}
              onClick={() => {
                setOpen(open === index ? undefined : index);
              }}
            >
              Preview
            </button>
          </span>
          {open === index && <EditPreview listed={listed} index={index} />}
        </div>
      ))}
    </div>
  );
}

/** What one of a problem's edits would do, as soon as the problem is known to be of this very code. */
function EditPreview({
  listed,
  index,
}: {
  listed: ListedProblem;
  index: number;
}): ReactNode {
  const code = useSelector(({ shared }) => shared.code);
  const edit = useSelector(session => {
    const problem = isFresh(session) ? problemOf(session, listed) : undefined;
    return problem && editsOf(problem)[index]?.edit;
  });
  return (
    edit !== undefined && (
      <FixPreview before={code} after={applyEdit(code, edit)} />
    )
  );
}

function labelOfApply({ kind, title }: ListedEdit): string {
  return kind === 'fix' ? 'Apply fix' : `Apply suggestion: ${title}`;
}

function labelOfPreview({ kind, title }: ListedEdit): string {
  return kind === 'fix' ? 'Preview fix' : `Preview suggestion: ${title}`;
}

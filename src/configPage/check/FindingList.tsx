import type { ReactNode } from 'react';
import { applyAllFixes, applyEdits } from '../../config/review/applyEdits';
import { reviewConfig } from '../../config/review/reviewConfig';
import { useKnownRules } from '../../rules/useKnownRules';
import { plural } from '../../text/plural';
import buttons from '../../ui/pageButton.module.css';
import { configFieldId, type PageStore } from '../usePageState';
import type { CheckedText, PlacedFinding } from './checkConfigText';
import styles from './CheckPart.module.css';

interface Props {
  checked: CheckedText;
  page: PageStore;
}

/** What a review has found, with a button for each fix. */
export function FindingList({ checked, page }: Props): ReactNode {
  const loaded = useKnownRules();
  const { findings, format, json, notes } = checked;
  const fixes = findings.filter(({ fix }) => fix !== undefined).length;
  const fixAll = (): void => {
    if (loaded.state === 'loaded') {
      const review = (text: string) =>
        reviewConfig(text, loaded.known).findings;
      page.replace(applyAllFixes(json, review, () => true).text);
    }
  };
  return (
    <section aria-label="Findings">
      <div className={styles.head}>
        <h3>
          <span role="status">{summarize(findings)}</span>
        </h3>
        {fixes > 1 && (
          <button type="button" className={buttons.primary} onClick={fixAll}>
            {`Fix all ${String(fixes)}`}
          </button>
        )}
      </div>
      {format !== undefined && (
        <p className={styles.note}>
          This is {format}.{' '}
          {fixes > 0 && 'A fix turns the config into JSON with comments.'}
        </p>
      )}
      {notes.length > 0 && (
        <ul className={styles.findings}>
          {notes.map(note => (
            <li key={note} data-severity="warning">
              {note}
            </li>
          ))}
        </ul>
      )}
      <ol className={styles.findings}>
        {findings.map((finding, index) => (
          <FindingItem
            key={`${String(index)} ${finding.message}`}
            finding={finding}
            onFix={edits => {
              page.replace(applyEdits(json, edits));
            }}
          />
        ))}
      </ol>
    </section>
  );
}

function FindingItem({
  finding: { fix, message, place, severity },
  onFix,
}: {
  finding: PlacedFinding;
  onFix: (edits: NonNullable<PlacedFinding['fix']>['edits']) => void;
}): ReactNode {
  return (
    <li data-severity={severity}>
      <span className={styles.severity}>{names[severity]}</span>{' '}
      {place && (
        <button
          type="button"
          className={styles.place}
          onClick={() => {
            showPlace(place);
          }}
        >
          {`Line ${String(place.lineNumber)}, column ${String(place.column)}`}
        </button>
      )}
      <span className={styles.message}>{message}</span>
      {fix && (
        <button
          type="button"
          className={buttons.button}
          onClick={() => {
            onFix(fix.edits);
          }}
        >
          {fix.label}
        </button>
      )}
    </li>
  );
}

const names = { error: 'Error', warning: 'Warning', info: 'Note' };

/** Says how many findings there are of each severity. */
function summarize(findings: readonly PlacedFinding[]): string {
  const countOf = (severity: PlacedFinding['severity']): number =>
    findings.filter(each => each.severity === severity).length;
  const errors = countOf('error');
  const warnings = countOf('warning');
  const notes = countOf('info');
  const parts = [
    errors > 0 && plural(errors, 'error'),
    warnings > 0 && plural(warnings, 'warning'),
    notes > 0 && plural(notes, 'note'),
  ].filter(part => part !== false);
  return parts.length === 0
    ? 'Nothing to fix in this config'
    : parts.join(', ');
}

/** Selects a place in the field, and scrolls to it. */
function showPlace({
  lineNumber,
  offset,
  length,
}: NonNullable<PlacedFinding['place']>): void {
  const field = document.querySelector<HTMLTextAreaElement>(
    `textarea#${configFieldId}`,
  );
  if (field) {
    field.focus();
    field.setSelectionRange(offset, offset + length);
    const lineHeight = Number.parseFloat(getComputedStyle(field).lineHeight);
    field.scrollTop = Math.max(0, (lineNumber - 4) * (lineHeight || 18));
  }
}

import type { ReactNode } from 'react';
import { applyAllFixes, applyEdits } from '../../config/review/applyFixes';
import { reviewConfig } from '../../config/review/reviewConfig';
import controls from '../controls.module.css';
import { useKnownRules } from '../useKnownRules';
import { configFieldId, type PageStore } from '../usePageState';
import styles from './CheckPart.module.css';
import type { CheckedText, PlacedFinding } from './checkText';

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
        <h3 role="status">{summarize(findings)}</h3>
        {fixes > 1 && (
          <button type="button" className={controls.primary} onClick={fixAll}>
            Fix all {fixes}
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
          Line {place.lineNumber}, column {place.column}
        </button>
      )}
      <span className={styles.message}>{message}</span>
      {fix && (
        <button
          type="button"
          className={controls.button}
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

function summarize(findings: readonly PlacedFinding[]): string {
  const count = (severity: PlacedFinding['severity'], word: string) => {
    const number = findings.filter(each => each.severity === severity).length;
    return number === 0
      ? []
      : [`${String(number)} ${word}${number === 1 ? '' : 's'}`];
  };
  const parts = [
    ...count('error', 'error'),
    ...count('warning', 'warning'),
    ...count('info', 'note'),
  ];
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

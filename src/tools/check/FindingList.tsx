import { useMemo } from 'react';
import { describeFormat } from '../../config/convert/foreignFormat';
import { applyEdits } from '../../config/json/edits';
import type { OpenedConfig } from '../../config/openConfig';
import { applyAllFixes, type Finding } from '../../config/review/finding';
import { reviewConfig } from '../../config/review/reviewConfig';
import type { KnownRules } from '../../linter/protocol';
import { plural } from '../../text/plural';
import { indexLines, type Position } from '../../text/positions';
import buttons from '../../ui/pageButton.module.css';
import report from '../../ui/Report.module.css';
import { configFieldId, type ToolStore } from '../useToolState';
import styles from './CheckPart.module.css';

interface Props {
  findings: readonly Finding[];
  opened: OpenedConfig;
  store: ToolStore;
  known: KnownRules;
}

/** What a review has found, with a button for each fix. */
export function FindingList({ findings, known, opened, store }: Props) {
  const { document, format, notes, original } = opened;
  const lines = useMemo(() => indexLines(original), [original]);
  const fixes = findings.filter(({ fix }) => fix !== undefined).length;
  const fixAll = (): void => {
    const { document: fixed } = applyAllFixes(
      document,
      each => reviewConfig(each, known),
      () => true,
    );
    store.replace(fixed.text);
  };
  const placeOf = (finding: Finding): Place | undefined => {
    const place =
      format === undefined
        ? finding
        : locateInOriginal(original, document.text, finding.offset);
    return place && { ...lines.positionAt(place.offset), ...place };
  };
  return (
    <section aria-label="Findings">
      <div className={styles.head}>
        <h2>
          <span role="status">{summarize(findings)}</span>
        </h2>
        {fixes > 1 && (
          <button type="button" className={buttons.primary} onClick={fixAll}>
            {`Fix all ${String(fixes)}`}
          </button>
        )}
      </div>
      {format !== undefined && (
        <p className={styles.note}>
          This is {describeFormat(format)}.{' '}
          {fixes > 0 && 'A fix turns the config into JSON with comments.'}
        </p>
      )}
      {notes.length > 0 && (
        <ul className={styles.findings}>
          {notes.map(note => (
            <li key={note} className={report.report} data-severity="warning">
              <p>{note}</p>
            </li>
          ))}
        </ul>
      )}
      <ol className={styles.findings}>
        {findings.map((finding, index) => (
          <FindingItem
            key={`${String(index)} ${finding.message}`}
            finding={finding}
            place={placeOf(finding)}
            onFix={({ edits }) =>
              store.replace(applyEdits(document.text, edits))
            }
          />
        ))}
      </ol>
    </section>
  );
}

/** A place in the text that was pasted. */
type Place = Pick<Finding, 'length' | 'offset'> & Position;

function FindingItem({
  finding: { fix, message, severity },
  place,
  onFix,
}: {
  finding: Finding;
  place: Place | undefined;
  onFix: (fix: NonNullable<Finding['fix']>) => void;
}) {
  return (
    <li className={report.report} data-severity={severity}>
      <p>{message}</p>
      <p className={report.facts}>
        {place && (
          <button
            type="button"
            className="link-button"
            onClick={() => showPlace(place)}
          >
            {`Line ${String(place.lineNumber)}, column ${String(place.column)}`}
          </button>
        )}
        <span className={report.severity}>{names[severity]}</span>
        {fix && (
          <button
            type="button"
            className={buttons.button}
            onClick={() => onFix(fix)}
          >
            {fix.label}
          </button>
        )}
      </p>
    </li>
  );
}

const names = { error: 'Error', warning: 'Warning', info: 'Note' };

function summarize(findings: readonly Finding[]): string {
  const counts = (['error', 'warning', 'info'] as const).flatMap(severity => {
    const count = findings.filter(each => each.severity === severity).length;
    return count === 0 ? [] : plural(count, names[severity].toLowerCase());
  });
  return counts.join(', ') || 'Nothing to fix in this config';
}

function showPlace({ lineNumber, offset, length }: Place): void {
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

/**
 * Where something of a converted config was: by how often its word is there before.
 *
 * @param offset of a name or a text in quotes
 */
function locateInOriginal(
  original: string,
  converted: string,
  offset: number,
): Pick<Finding, 'length' | 'offset'> | undefined {
  const [quoted = ''] =
    /^"(?:[^"\\]|\\.)*"/.exec(converted.slice(offset)) ?? [];
  const word = quoted.slice(1, -1);
  if (word === '') {
    return undefined;
  }
  const places = placesOf(word, original);
  const count = placesOf(word, converted.slice(0, offset)).length;
  const place = places[count] ?? places[0];
  return place === undefined
    ? undefined
    : { offset: place, length: word.length };
}

function placesOf(word: string, text: string): number[] {
  const escaped = word.replaceAll(/[^\w@/-]/g, String.raw`\$&`);
  const pattern = new RegExp(`(?<![\\w@/-])${escaped}(?![\\w@/-])`, 'g');
  return Array.from(text.matchAll(pattern), ({ index }) => index);
}

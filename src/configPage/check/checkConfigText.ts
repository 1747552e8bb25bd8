import { convertConfig } from '../../config/convert/convertConfig';
import {
  describeFormat,
  foreignFormat,
} from '../../config/convert/foreignFormat';
import type { Finding } from '../../config/review/finding';
import { reviewConfig } from '../../config/review/reviewConfig';
import type { KnownRules } from '../../linter/protocol';
import { indexLines, type Position } from '../../text/positions';
import { locateInOriginal } from './locate';

/** A finding with its place in the text that was pasted; `undefined` where it is not known. */
export interface PlacedFinding extends Finding {
  place: (Position & { offset: number; length: number }) | undefined;
}

/** What there is to say about a text that was pasted. */
export interface CheckedText {
  /** The config as JSON with comments, which fixes edit. */
  json: string;
  /** In which other format it was pasted: "YAML". */
  format: string | undefined;
  /** What could not be taken over from that format. */
  notes: readonly string[];
  findings: readonly PlacedFinding[];
}

/**
 * Checks a config in any format.
 *
 * @throws (rejects) with what to tell the reader, when the format can't be read
 */
export async function checkConfigText(
  text: string,
  known: KnownRules,
): Promise<CheckedText> {
  const format = foreignFormat(text);
  const { text: json, notes } =
    format === undefined
      ? { text, notes: [] }
      : await convertConfig(text, format);
  const lines = indexLines(text);
  const findings = reviewConfig(json, known).findings.map(finding => {
    const found =
      format === undefined
        ? { offset: finding.offset, length: finding.length }
        : locateInOriginal(text, json, finding.offset);
    return {
      ...finding,
      place: found && { ...found, ...lines.positionAt(found.offset) },
    };
  });
  return {
    json,
    format: format && describeFormat(format),
    notes,
    findings,
  };
}

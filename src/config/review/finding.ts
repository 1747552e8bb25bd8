import { type ConfigDocument, parseConfig } from '../configDocument';
import { applyEdits, type JsonEdit, SeparateEdits } from '../json/edits';
import { problemAt, type TextProblem } from '../json/parseJson';
import type { WrittenRule } from '../read/configPart';

export interface Finding extends TextProblem {
  /** The rule it is about, as the config names it. */
  ruleId?: string;
  /** Set where the config has what a version of the packages has removed, or keeps only for now. */
  outdated?: 'deprecated' | 'removed';
  fix?: FindingFix;
}

/** A change of the config that does away with a finding. */
export interface FindingFix {
  /** On the button: what it does. */
  label: string;
  /** What has been done, in the list of changes. */
  done: string;
  edits: readonly JsonEdit[];
  /** Whether ESLint can't do without it, or nothing changes with it: a move to flat config also makes it. */
  isNeeded: boolean;
}

/** Puts together what there is to say about a place. */
export function findingAt(
  place: Pick<Finding, 'length' | 'offset'>,
  severity: Finding['severity'],
  message: string,
  fix?: FindingFix | false,
): Finding {
  return { ...problemAt(place, severity, message), ...(fix && { fix }) };
}

/** The same about a rule, by its name in the config. */
export function findingOf(
  { id: ruleId, key }: Pick<WrittenRule, 'id' | 'key'>,
  ...rest: [Finding['severity'], string, (FindingFix | false)?]
): Finding {
  return { ...findingAt(key, ...rest), ruleId };
}

/** Most times that fixes are looked for again. */
const maxRounds = 12;

/** Applies all fixes that are wanted, as often as a review finds any: one may make room for another. */
export function applyAllFixes<Found extends Finding>(
  document: ConfigDocument,
  review: (document: ConfigDocument) => readonly Found[],
  isWanted: (finding: Found) => boolean,
): { document: ConfigDocument; changes: string[] } {
  const changes = new Set<string>();
  let fixed = document;
  for (let round = 0; round < maxRounds; round += 1) {
    const chosen = new SeparateEdits(fixed.text);
    for (const finding of review(fixed)) {
      const { fix } = finding;
      if (fix && isWanted(finding) && chosen.add(fix.edits)) {
        changes.add(fix.done);
      }
    }
    const text = applyEdits(fixed.text, chosen.edits);
    if (text === fixed.text) {
      break;
    }
    fixed = parseConfig(text);
  }
  return { document: fixed, changes: [...changes] };
}

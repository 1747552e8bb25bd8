import type { KnownRules } from '../linter/protocol';
import { differing, rulesInForce, sampleFiles } from './compareRules';
import { type ConfigDocument, parseConfig } from './configDocument';
import { convertModule } from './convert/convertModule';
import {
  printWholeConfig,
  type WholeFlatConfig,
} from './print/printFlatConfig';
import { applyAllFixes } from './review/finding';
import { reviewConfig } from './review/reviewConfig';

/** A config as a flat one, and whether it does the same. */
export interface MovedConfig extends WholeFlatConfig {
  proof: Proof;
}

/** The rules in force before and after, for files of each kind. */
export interface Proof {
  /** By name; how many rules are on for it before, or that it is ignored. */
  files: { name: string; count: number | undefined; isSame: boolean }[];
  differences: RuleDifference[];
  /** Presets of other packages: what they set can't be compared here. */
  uncompared: string[];
}

/** A rule that is set to something else after the move. */
interface RuleDifference {
  ruleId: string;
  /** As JSON; `undefined`: off. */
  before: string | undefined;
  after: string | undefined;
  /** The files it is so for. */
  files: string[];
  reason: string;
}

/**
 * Moves a config to flat config, whatever packages it uses. What ESLint would refuse and what has no effect
 * is mended or goes; everything else stays as it is.
 *
 * @returns `undefined` for a text that is no config
 */
export function moveConfig(
  document: ConfigDocument,
  known: KnownRules,
): MovedConfig | undefined {
  if (document.isBroken) {
    return undefined;
  }
  const fixed = applyAllFixes(
    document,
    each => reviewConfig(each, known),
    ({ fix }) => fix?.isNeeded === true,
  );
  const printed = printWholeConfig(fixed.document, known);
  return {
    ...printed,
    changes: [...fixed.changes, ...printed.changes],
    proof: prove(document, printed.text, known),
  };
}

/** Reads what was printed, and compares the rules in force. */
function prove(
  { parts: old }: ConfigDocument,
  after: string,
  known: KnownRules,
): Proof {
  const next = parseConfig(convertModule(after).text).parts;
  const differences = new Map<string, RuleDifference>();
  const files = sampleFiles([...old, ...next]).map(name => {
    const was = rulesInForce(old, name, known.rules);
    const is = rulesInForce(next, name, known.rules);
    const changed = differing(was, is);
    for (const ruleId of changed) {
      const [from, to] = [was?.get(ruleId), is?.get(ruleId)];
      const key = JSON.stringify([ruleId, from, to]);
      const { files: others = [] } = differences.get(key) ?? {};
      differences.set(key, {
        ruleId,
        before: from,
        after: to,
        files: [...others, name],
        reason: reasonFor(ruleId, to, name, known),
      });
    }
    return { name, count: was?.size, isSame: changed.length === 0 };
  });
  const uncompared = old.flatMap(({ extended }) =>
    extended.filter(({ isForeign }) => isForeign).map(({ written }) => written),
  );
  return {
    files,
    differences: [...differences.values()],
    uncompared: [...new Set(uncompared)],
  };
}

function reasonFor(
  ruleId: string,
  after: string | undefined,
  fileName: string,
  { rules }: KnownRules,
): string {
  const rule = rules.find(({ id }) => id === ruleId);
  if (rule === undefined && !after) {
    return 'there is no such rule';
  }
  if (
    rule?.requiresTypeChecking === true &&
    after === undefined &&
    /\.[cm]?jsx?$/.test(fileName)
  ) {
    return 'typed rules are off in JavaScript files';
  }
  return after === undefined
    ? 'see the comments in the config'
    : 'see the list of changes';
}

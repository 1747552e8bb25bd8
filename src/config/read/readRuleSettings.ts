import type { Node } from 'jsonc-parser';
import { propertiesOf, valueOf } from '../json/parseJson';
import {
  explainMissing,
  isMeantAsOwn,
  pluginOf,
  pluginPackage,
} from '../packageNames';
import { isRuleEntry } from '../ruleEntry';
import type { WrittenRule } from './configPart';
import type { ReadingLog } from './readingLog';

/** Reads the rules of a part. Of those that it sets several times, the last one counts, as in JSON. */
export function readRuleSettings(node: Node, log: ReadingLog): WrittenRule[] {
  if (!log.expectObject('rules', node)) {
    return [];
  }
  const rules = new Map<string, WrittenRule>();
  for (const { name: id, key, value } of propertiesOf(node)) {
    const entry = valueOf(value);
    if (id === '__proto__') {
      log.say(key, '"__proto__" is not a rule.', 'warning');
    } else if (isRuleEntry(entry)) {
      const missing = log.keepsForeign ? undefined : findMissing(id);
      rules.set(id, { id, entry, key, value, missing });
      if (missing !== undefined) {
        log.leaveOutForeign(key, id, missing);
      }
    } else {
      log.refuse(
        value.type === 'array' ? (value.children?.[0] ?? value) : value,
        `The severity of "${id}" has to be "off", "warn" or "error" (or 0, 1, 2).`,
      );
    }
  }
  return [...rules.values()];
}

function findMissing(ruleId: string): string | undefined {
  const plugin = pluginOf(ruleId);
  return plugin === undefined || isMeantAsOwn(plugin)
    ? undefined
    : explainMissing(plugin, pluginPackage(plugin));
}

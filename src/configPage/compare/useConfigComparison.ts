import { useEffect, useMemo, useState } from 'react';
import {
  type ComparedRule,
  compareParts,
  presetParts,
} from '../../config/compare/comparePresets';
import { convertConfig } from '../../config/convert/convertConfig';
import { foreignFormat } from '../../config/convert/foreignFormat';
import { readWholeConfig } from '../../config/read/readConfig';
import { useKnownRules } from '../../rules/useKnownRules';
import type { PageStore } from '../usePageState';
import { type Side, sideOf, usualSides } from './sides';

/** What is known of the difference between two configs. */
export type Comparison =
  | { state: 'compared'; left: Side; right: Side; rules: ComparedRule[] }
  | { state: 'waiting'; message: string };

/** Compares the two sides that the page's fields name. */
export function useConfigComparison({ config, fields }: PageStore): Comparison {
  const loaded = useKnownRules();
  const left = sideOf(fields.left, usualSides.left);
  const right = sideOf(fields.right, usualSides.right);
  const needsConfig = [left, right].some(({ preset }) => preset === undefined);
  const json = useJson(needsConfig ? config : '');
  return useMemo(() => {
    if (loaded.state !== 'loaded') {
      return {
        state: 'waiting',
        message:
          loaded.state === 'failed'
            ? 'The list of rules didn’t arrive. Reload the page to try again.'
            : 'Loading the list of rules …',
      };
    }
    const own = readWholeConfig(json);
    if (needsConfig && (json.trim() === '' || own.isBroken)) {
      return {
        state: 'waiting',
        message:
          json.trim() === ''
            ? 'Paste a config into the field above to compare it.'
            : 'The config above has errors. Fix them to compare it.',
      };
    }
    const [before, after] = [left, right].map(({ preset }) =>
      preset === undefined ? own.parts : presetParts(preset),
    );
    return {
      state: 'compared',
      left,
      right,
      rules: compareParts(before ?? [], after ?? [], loaded.known),
    };
  }, [json, left, loaded, needsConfig, right]);
}

/** A config in any format as JSON; empty until it is, and when it can't be. */
function useJson(text: string): string {
  const [converted, setConverted] = useState({ from: '', json: '' });
  const format = foreignFormat(text);
  useEffect(() => {
    let isWanted = true;
    if (format !== undefined) {
      convertConfig(text, format).then(
        ({ text: json }) => {
          if (isWanted) {
            setConverted({ from: text, json });
          }
        },
        // The first part of the page says what is wrong.
        () => undefined,
      );
    }
    return () => {
      isWanted = false;
    };
  }, [format, text]);
  return format === undefined
    ? text
    : converted.from === text
      ? converted.json
      : '';
}

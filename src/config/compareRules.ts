import { groupBy } from '../linter/groupBy';
import type { KnownRules, PlaygroundRule } from '../linter/protocol';
import { type ConfigDocument, parseConfig } from './configDocument';
import { effectiveSettings } from './presets/presetSettings';
import { configForFile } from './read/configForFile';
import { appliesTo, type ConfigPart, ignoredByAll } from './read/configPart';
import { expandBraces, hiddenFiles, isIgnored } from './read/filePatterns';
import { toRuleEntry } from './ruleEntry';

const maxSamples = 40;

/** Names of files, one of each kind that a config tells apart. */
export function sampleFiles(parts: readonly ConfigPart[]): string[] {
  const candidates = [
    'example.ts',
    'example.tsx',
    'example.js',
    'src/example.ts',
    '.example.js',
    ...parts.flatMap(({ files = [] }) =>
      files.flatMap(pattern => [pattern].flat().flatMap(namesFor)),
    ),
  ];
  const byKind = groupBy(candidates, name => {
    const end = /\.[^./]+$/.exec(name)?.[0] ?? '';
    const language = /^\.[cm]?([jt])sx?$/.exec(end)?.[1] ?? end;
    const isHidden = /(?:^|\/)\./.test(name);
    const applied = parts.map(part => Number(appliesTo(part, name))).join('');
    return `${language} ${String(isHidden)} ${applied}`;
  });
  return Array.from(byKind.values(), ([first]) => first).slice(0, maxSamples);
}

function namesFor(pattern: string): string[] {
  return expandBraces(pattern)
    .slice(0, 8)
    .map(each =>
      each
        .replace(/^(?:\.?\/)+/, '')
        .replaceAll(/@\(([^|)]*)[^)]*\)/g, '$1')
        .replaceAll(/[?+*!]\([^)]*\)/g, '')
        .replaceAll('**/', 'src/')
        .replaceAll('**', 'src/example.ts')
        .replaceAll('*', 'example')
        .replaceAll('?', 'x'),
    )
    .filter(each => /^[\w./@-]+$/.test(each))
    .map(each => (/\.\w+$/.test(each) ? each : `${each}.ts`));
}

/** The rules that are on for a file, those of other plugins included; `undefined` where ESLint ignores it. */
export function rulesInForce(
  { isFlat, parts }: Pick<ConfigDocument, 'isFlat' | 'parts'>,
  fileName: string,
  rules: readonly PlaygroundRule[],
): Map<string, string> | undefined {
  const ignores = [...(isFlat ? [] : [hiddenFiles]), ...ignoredByAll(parts)];
  if (isIgnored(fileName, ignores)) {
    return undefined;
  }
  const { config } = configForFile(parts, fileName);
  return new Map(
    [...effectiveSettings(config, rules, fileName)]
      .filter(([, { severity }]) => severity !== 'off')
      .map(([id, setting]) => [id, JSON.stringify(toRuleEntry(setting))]),
  );
}

/** A rule that two configs set differently, as it is shown. */
export type ComparedRule = ReturnType<typeof compareParts>[number];

/** The parts of a config that has nothing but a preset. @param name as in an eslintrc config */
export function presetParts(name: string): readonly ConfigPart[] {
  return parseConfig(JSON.stringify({ extends: [name] })).parts;
}

/** The rules that two configs set differently in TypeScript files, in the order of their names. */
export function compareParts(
  left: readonly ConfigPart[],
  right: readonly ConfigPart[],
  { rules }: KnownRules,
) {
  const [before, after] = [left, right].map(parts =>
    rulesInForce({ isFlat: true, parts }, 'example.ts', rules),
  );
  return differing(before, after)
    .sort()
    .map(ruleId => {
      // There is none for a rule of another plugin.
      const rule = rules.find(({ id }) => id === ruleId);
      return {
        ruleId,
        rule: rule && {
          description: rule.description,
          fixable: rule.fixable,
          hasSuggestions: rule.hasSuggestions,
          requiresTypeChecking: rule.requiresTypeChecking,
          url: rule.url,
        },
        // As JSON; `undefined` where it is off.
        left: before?.get(ruleId),
        right: after?.get(ruleId),
      };
    });
}

/** The ids of rules that are set to something else. */
export function differing(
  before: ReadonlyMap<string, string> = new Map(),
  after: ReadonlyMap<string, string> = new Map(),
): string[] {
  const ids = new Set([...before.keys(), ...after.keys()]);
  return [...ids].filter(id => before.get(id) !== after.get(id));
}

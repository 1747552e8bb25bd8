import type { Node } from 'jsonc-parser';
import { parseJson, valueOf } from '../config/parseJson';

/** A part of a config that is for certain files, or for all. */
export interface ConfigPart {
  /** Presets, as an `.eslintrc` names them. */
  presets: string[];
  /** Patterns as in a flat config; `undefined`: for all files. */
  files: string[] | undefined;
  ignores: string[] | undefined;
  /** Without the parser, and without where type information comes from. */
  languageOptions: Record<string, unknown>;
  linterOptions: Record<string, unknown>;
  settings: Record<string, unknown>;
  rules: Record<string, unknown>;
}

/** What the playground's config calls things, in both of the forms that it can have: see `readConfig`. */
interface WrittenPart extends Partial<
  Pick<ConfigPart, 'ignores' | 'linterOptions' | 'rules' | 'settings'>
> {
  extends?: string[] | string;
  files?: string[] | string;
  excludedFiles?: string[] | string;
  overrides?: WrittenPart[];
  languageOptions?: Record<string, unknown>;
  globals?: unknown;
  parserOptions?: Record<string, unknown>;
  noInlineConfig?: boolean;
  reportUnusedDisableDirectives?: boolean;
}

/** A project says itself where its types come from. */
const ofTypeInformation = new Set([
  'EXPERIMENTAL_useProjectService',
  'programs',
  'project',
  'tsconfigRootDir',
]);

/**
 * The parts of a config in the order in which they outrank each other, those for other files than the
 * playground's included.
 *
 * @param text of a config without errors
 */
export function readConfigParts(text: string): ConfigPart[] {
  const { root } = parseJson(text);
  return root === undefined ? [] : writtenParts(root);
}

function writtenParts(root: Node): ConfigPart[] {
  if (root.type === 'array') {
    return (valueOf(root) as WrittenPart[]).map(part =>
      toPart(part, part.files, part.ignores),
    );
  }
  const main = valueOf(root) as WrittenPart;
  return [
    toPart(main, undefined, undefined),
    ...(main.overrides ?? []).map(part =>
      toPart(part, toFlat(part.files), toFlat(part.excludedFiles)),
    ),
  ];
}

function toPart(
  part: WrittenPart,
  files: WrittenPart['files'],
  ignores: ConfigPart['ignores'],
): ConfigPart {
  const { noInlineConfig, reportUnusedDisableDirectives } = part;
  return {
    presets: [part.extends ?? []].flat(),
    files: files === undefined ? undefined : [files].flat(),
    ignores,
    languageOptions: languageOptionsOf(part),
    linterOptions: {
      ...part.linterOptions,
      ...(noInlineConfig && { noInlineConfig }),
      ...(reportUnusedDisableDirectives && { reportUnusedDisableDirectives }),
    },
    settings: part.settings ?? {},
    rules: part.rules ?? {},
  };
}

function languageOptionsOf({
  globals,
  languageOptions = {},
  parserOptions,
}: WrittenPart): Record<string, unknown> {
  const entries = Object.entries({
    ...(globals !== undefined && { globals }),
    ...(parserOptions && { parserOptions }),
    ...languageOptions,
  }).filter(([name]) =>
    ['ecmaVersion', 'globals', 'parserOptions'].includes(name),
  );
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      name === 'parserOptions'
        ? Object.fromEntries(
            Object.entries(value as object).filter(
              ([option]) => !ofTypeInformation.has(option),
            ),
          )
        : value,
    ]),
  );
}

/** In an `.eslintrc`, a pattern without a slash is for files in all folders. */
function toFlat(patterns: string[] | string | undefined): string[] | undefined {
  return patterns === undefined
    ? undefined
    : [patterns]
        .flat()
        .map(pattern =>
          pattern.includes('/')
            ? pattern.replace(/^\.\//, '')
            : `**/${pattern}`,
        );
}

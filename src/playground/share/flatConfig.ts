import { barePresetName } from '../../linter/presets';
import type { PlaygroundRule } from '../../linter/protocol';
import { Code, printJavaScript } from '../../text/printJavaScript';
import type { PlaygroundState } from '../state/playgroundState';
import { type ConfigPart, readConfigParts } from './configParts';
import { presetExpression } from './presetExpression';

/** What the file says the same in all of its parts. */
interface Setting {
  /** Set where no preset brings the parser and the plugin: each part then does, for these files. */
  baseFiles: string[] | undefined;
  isTyped: boolean;
  sourceType: PlaygroundState['sourceType'];
}

/** The project's own types. Requires Node.js 20.11, as the guide to typed linting says. */
const typeInformation = {
  project: true,
  tsconfigRootDir: new Code('import.meta.dirname'),
};

/**
 * The playground's ESLint config as a complete `eslint.config.mjs`, to be pasted into a project.
 *
 * @param state with a config that has no errors
 * @param rules every rule; `undefined` where it isn't known which of them are typed: then some might be
 */
export function flatConfig(
  { eslintrc, fileType, sourceType }: PlaygroundState,
  rules: readonly PlaygroundRule[] | undefined,
): string {
  const parts = readConfigParts(eslintrc);
  const isJavascript = /^\.[cm]?jsx?$/.test(fileType);
  const isComplete = parts.some(
    ({ files, presets }) =>
      files === undefined &&
      presets.some(name => presetExpression(name)?.isComplete),
  );
  const setting: Setting = {
    baseFiles: isComplete
      ? undefined
      : [`**/*.${isJavascript ? '{js,cjs,mjs,jsx}' : '{ts,cts,mts,tsx}'}`],
    isTyped: parts.some(part => isTyped(part, rules)),
    sourceType,
  };
  const elements = parts.flatMap((part, index) =>
    elementsOf(part, setting, index === 0),
  );
  if (setting.isTyped) {
    elements.push(withoutTypes(isJavascript));
  }
  const list = elements.map(element => `  ${element},\n`).join('');
  const usesCore = parts.some(({ presets }) =>
    presets.some(name => presetExpression(name)?.isCore),
  );
  return `// @ts-check

${usesCore ? "import eslint from '@eslint/js';\n" : ''}import tseslint from 'typescript-eslint';

export default tseslint.config(
${list});
`;
}

/** A part's presets and what it sets, as arguments of `tseslint.config`. */
function elementsOf(
  part: ConfigPart,
  { baseFiles, isTyped, sourceType }: Setting,
  isFirst: boolean,
): string[] {
  const presets = part.presets.flatMap(name => presetExpression(name) ?? []);
  const isForAll = part.files === undefined && part.ignores === undefined;
  // Those of the core are for any file. Others wait for the parser.
  const isOutside = (preset: (typeof presets)[number]) =>
    isForAll && (baseFiles === undefined || preset.isCore);
  const spread = ({ code, isList }: (typeof presets)[number]) =>
    isList ? `...${code}` : code;
  const inside = new Set([
    ...(baseFiles === undefined ? [] : ['tseslint.configs.base']),
    ...presets.filter(preset => !isOutside(preset)).map(spread),
  ]);
  const parserOptions = {
    ...(part.languageOptions.parserOptions as object | undefined),
    ...(isFirst && isTyped && typeInformation),
  };
  const element = withoutEmpty({
    files: part.files ?? baseFiles,
    ignores: part.ignores,
    extends: Array.from(inside, code => new Code(code)),
    languageOptions: withoutEmpty({
      ...part.languageOptions,
      ...(isFirst && sourceType === 'script' && { sourceType }),
      parserOptions,
    }),
    linterOptions: part.linterOptions,
    settings: part.settings,
    rules: part.rules,
  });
  return [
    ...presets.filter(isOutside).map(spread),
    ...(Object.keys(element).length === 0
      ? []
      : [printJavaScript(element, '  ')]),
  ];
}

/** Most tsconfigs leave out configs and scripts. Where the code is JavaScript, only this file is left out. */
function withoutTypes(isJavascript: boolean): string {
  return printJavaScript(
    {
      files: [isJavascript ? 'eslint.config.mjs' : '**/*.{js,cjs,mjs}'],
      extends: [new Code('tseslint.configs.disableTypeChecked')],
    },
    '  ',
  );
}

function isTyped(
  { presets, rules: set }: ConfigPart,
  rules: readonly PlaygroundRule[] | undefined,
): boolean {
  const names = new Set(presets.map(barePresetName));
  return (
    rules?.some(
      ({ id, presets: ofRule, requiresTypeChecking }) =>
        requiresTypeChecking &&
        (isOn(set[id]) || ofRule.some(name => names.has(name))),
    ) ?? true
  );
}

function isOn(entry: unknown): boolean {
  const [severity] = [entry].flat();
  return severity !== undefined && severity !== 'off' && severity !== 0;
}

/** Leaves out what is `undefined` or has nothing in it. */
function withoutEmpty(
  object: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object).filter(
      ([, value]) =>
        value !== undefined &&
        (typeof value !== 'object' ||
          value === null ||
          value instanceof Code ||
          Object.keys(value).length > 0),
    ),
  );
}

import { barePresetName } from '../../linter/presets';
import type { PlaygroundRule } from '../../linter/protocol';
import { Code, printJavaScript } from '../../text/printJavaScript';
import { optionsWithoutTypes } from '../read/configForFile';
import {
  type ConfigPart,
  isForAll,
  type WrittenRule,
} from '../read/configPart';
import { isOn } from '../ruleEntry';

/** The project's own types. Requires Node.js 20.11, as the guide to typed linting says. */
export const ownTypes: Readonly<Record<string, unknown>> = {
  project: true,
  tsconfigRootDir: new Code('import.meta.dirname'),
};

/** Whether a part needs type information: because of its rules or those of its presets. */
export function needsTypes(
  { presets, rules: written }: Pick<ConfigPart, 'presets' | 'rules'>,
  rules: readonly PlaygroundRule[],
): boolean {
  const names = new Set(presets.map(barePresetName));
  const on = new Set(
    written
      .filter(({ entry }) => isOn(entry))
      .filter(entry => !worksWithoutTypes(entry))
      .map(({ id }) => id),
  );
  return rules.some(
    ({ entries, id, requiresTypeChecking }) =>
      requiresTypeChecking &&
      (on.has(id) ||
        entries.some(({ entry, preset }) => names.has(preset) && isOn(entry))),
  );
}

/** The rule looks at types only where an entry of its options asks for some. */
function worksWithoutTypes({ entry, id }: WrittenRule): boolean {
  return (
    id === '@typescript-eslint/naming-convention' &&
    !JSON.stringify(entry).includes('"types":')
  );
}

/** Where a part says that types come from; `undefined` if it says nothing, `false` if it wants none. */
export function typesOf({ parserOptions, presets }: ConfigPart): unknown {
  const { EXPERIMENTAL_useProjectService, project, projectService } =
    parserOptions;
  const own = [
    EXPERIMENTAL_useProjectService,
    projectService,
    project === null ? false : project,
  ].filter(each => each !== undefined);
  const isOff = presets.some(
    name => barePresetName(name) === 'disable-type-checked',
  );
  return own.find(Boolean) ?? (isOff ? false : own[0]);
}

/** The first part with rules that need types, where nothing says where these come from; `undefined` if there is none. */
export function findUntyped(
  parts: readonly ConfigPart[],
  rules: readonly PlaygroundRule[],
): ConfigPart | undefined {
  return parts.some(part => isForAll(part) && Boolean(typesOf(part)))
    ? undefined
    : parts.find(part => needsTypes(part, rules) && !typesOf(part));
}

/**
 * The parser's options of a part, with the folder that its paths begin in, which a flat config has to name.
 *
 * @param folder where paths begin if the part doesn't say so
 * @param inProject whether the file is part of a project with one tsconfig.json, whatever the config says
 */
export function printParserOptions(
  part: ConfigPart,
  folder: string | undefined,
  inProject: boolean,
): Record<string, unknown> {
  const {
    EXPERIMENTAL_useProjectService: service,
    project,
    projectService,
    tsconfigRootDir = folder,
  } = part.parserOptions;
  const others = optionsWithoutTypes(part);
  if (!typesOf(part)) {
    const isOff = project !== undefined && !inProject;
    return { ...others, ...(isOff && { project: false }) };
  }
  if (inProject) {
    return { ...others, ...ownTypes };
  }
  return {
    ...others,
    ...(service !== undefined && { EXPERIMENTAL_useProjectService: service }),
    // What later versions call the service finds the nearest tsconfig.json, as this does.
    ...(projectService ? { project: true } : project ? { project } : {}),
    tsconfigRootDir: printRoot(tsconfigRootDir),
  };
}

/** A folder next to the config, unless it is an absolute path. */
function printRoot(folder: unknown): unknown {
  if (typeof folder !== 'string' || /^(?:\.\/?)?$/.test(folder)) {
    return ownTypes.tsconfigRootDir;
  }
  return /^(?:\/|[A-Za-z]:)/.test(folder)
    ? folder
    : new Code(
        `import.meta.dirname + ${printJavaScript(`/${folder.replace(/^\.\//, '')}`)}`,
      );
}

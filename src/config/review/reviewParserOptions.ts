import type { Node } from 'jsonc-parser';
import type { KnownRules } from '../../linter/protocol';
import type { ConfigDocument } from '../configDocument';
import type { JsonEdit } from '../json/edits';
import { type JsonProperty, propertyOf, valueOf } from '../json/parseJson';
import { findUntyped, needsTypes } from '../print/typeInformation';
import type { ConfigPart } from '../read/configPart';
import { isOn } from '../ruleEntry';
import { type Finding, findingAt } from './finding';

/** Options of the parser that it no longer has, or that only some later version has; with what to do. */
const changed: Readonly<
  Record<string, { message: string; name?: string; value?: unknown }>
> = {
  createDefaultProgram: {
    message:
      '"createDefaultProgram" was removed in version 6 of the parser and has no effect. Include the file in a tsconfig.json instead.',
  },
  projectService: {
    message:
      '"projectService" came with version 8, and has no effect in version 7. Use "project": true, which finds the tsconfig.json nearest to each file.',
    name: 'project',
    value: true,
  },
  EXPERIMENTAL_useSourceOfProjectReferenceRedirect: {
    message:
      '"EXPERIMENTAL_useSourceOfProjectReferenceRedirect" was removed in version 6 of the parser and has no effect.',
  },
};

/** Reviews where type information comes from. */
export function reviewParserOptions(
  { parts }: ConfigDocument,
  known: KnownRules,
): Finding[] {
  return [
    ...parts.flatMap(part =>
      part.writtenParserOptions.flatMap(option => reviewOption(option, part)),
    ),
    ...reviewMissingTypes(parts, known),
  ];
}

function reviewOption(
  { name, key, value }: JsonProperty,
  part: ConfigPart,
): Finding[] {
  const change = Object.hasOwn(changed, name) ? changed[name] : undefined;
  if (change === undefined) {
    return name === 'project' ? reviewProject(part, key, valueOf(value)) : [];
  }
  const { message, name: next } = change;
  const isRenamed =
    next !== undefined &&
    propertyOf(key.parent?.parent, next) === undefined &&
    valueOf(value) !== false;
  return [
    findingAt(
      key,
      'warning',
      message,
      isRenamed
        ? {
            label: `Use "${next}": true`,
            done: `Wrote "${next}": true in place of "${name}".`,
            edits: [
              { replace: key, by: next },
              { replace: value, by: change.value },
            ],
            isNeeded: true,
          }
        : {
            label: `Delete "${name}"`,
            done: `Deleted "${name}", which has no effect.`,
            edits: key.parent ? [{ remove: key.parent }] : [],
            isNeeded: true,
          },
    ),
  ];
}

function reviewProject(
  { writtenParserOptions }: ConfigPart,
  key: Node,
  project: unknown,
): Finding[] {
  const paths = [project]
    .flat()
    .filter((each): each is string => typeof each === 'string');
  const wide = paths.find(path => path.includes('**'));
  if (wide !== undefined) {
    return [
      findingAt(
        key,
        'warning',
        `"${wide}" has ESLint look through all folders, node_modules included, which is slow. List the tsconfigs, or use a pattern with fewer stars.`,
      ),
    ];
  }
  return paths.some(path => !/^(?:\/|[A-Za-z]:)/.test(path)) &&
    !writtenParserOptions.some(({ name }) => name === 'tsconfigRootDir')
    ? [
        findingAt(
          key,
          'info',
          'Without "tsconfigRootDir", the path begins in the folder that ESLint is started in, which may be another one in your editor. The flat config names its own folder.',
        ),
      ]
    : [];
}

/** Typed rules without types: ESLint stops at the first file. */
function reviewMissingTypes(
  parts: readonly ConfigPart[],
  { rules }: KnownRules,
): Finding[] {
  const untyped = findUntyped(parts, rules);
  if (untyped === undefined) {
    return [];
  }
  const { node, path } = untyped;
  const typed = untyped.rules.find(
    rule =>
      isOn(rule.entry) && needsTypes({ presets: [], rules: [rule] }, rules),
  );
  const place = typed?.key ?? propertyOf(node, 'extends')?.value ?? node;
  const options = ['parserOptions', 'project'];
  const edit: JsonEdit | undefined =
    path.length === 0
      ? { set: options, to: true }
      : path.length === 1
        ? { set: [...path, 'languageOptions', ...options], to: true }
        : undefined;
  return [
    findingAt(
      place,
      'error',
      `${typed === undefined ? 'A preset here has rules that need types' : `"${typed.id}" needs types`}, and nothing says where they come from: ESLint stops with an error. Set "project" in "parserOptions".`,
      edit && {
        label: 'Add "project": true',
        done: 'Added "project": true, since there are rules that need types.',
        edits: [edit],
        isNeeded: false,
      },
    ),
  ];
}

import { modify, type Node } from 'jsonc-parser';
import type { KnownRules } from '../../linter/protocol';
import type { TextEdit } from '../../text/applyEdit';
import {
  type JsonProperty,
  parseJson,
  propertiesOf,
  propertyOf,
  valueOf,
} from '../json/parseJson';
import { needsTypes, typesOf } from '../print/typeInformation';
import type { ConfigPart } from '../read/configPart';
import type { WholeConfig } from '../read/readConfig';
import { isOn } from '../ruleEntry';
import type { Finding } from './finding';
import { removeChild, replaceNode } from './jsonEdits';

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
  text: string,
  { parts }: WholeConfig,
  known: KnownRules,
): Finding[] {
  return [
    ...parts.flatMap(part => reviewPart(text, part)),
    ...reviewMissingTypes(text, parts, known),
  ];
}

function reviewPart(text: string, { node }: ConfigPart): Finding[] {
  const inLanguage = propertyOf(
    propertyOf(node, 'languageOptions')?.value,
    'parserOptions',
  )?.value;
  return [propertyOf(node, 'parserOptions')?.value, inLanguage].flatMap(
    options =>
      propertiesOf(options).flatMap(property =>
        options === undefined ? [] : reviewOption(text, options, property),
      ),
  );
}

function reviewOption(
  text: string,
  options: Node,
  { name, key, value }: JsonProperty,
): Finding[] {
  const place = { offset: key.offset, length: key.length };
  const change = Object.hasOwn(changed, name) ? changed[name] : undefined;
  const member = options.children?.find(
    ({ children }) => children?.[0] === key,
  );
  if (change !== undefined && member !== undefined) {
    const hasOther =
      change.name !== undefined &&
      propertyOf(options, change.name) !== undefined;
    const isRenamed =
      change.name !== undefined && !hasOther && valueOf(value) !== false;
    return [
      {
        ...place,
        severity: 'warning',
        message: change.message,
        fix: isRenamed
          ? {
              label: `Use "${change.name ?? ''}": true`,
              done: `Wrote "${change.name ?? ''}": true in place of "${name}".`,
              edits: [
                replaceNode(key, change.name),
                replaceNode(value, change.value),
              ],
              isNeeded: true,
            }
          : {
              label: `Delete "${name}"`,
              done: `Deleted "${name}", which has no effect.`,
              edits: [removeChild(text, options, member)],
              isNeeded: true,
            },
      },
    ];
  }
  return name === 'project'
    ? reviewProject(options, place, valueOf(value))
    : [];
}

function reviewProject(
  options: Node,
  place: Pick<Finding, 'length' | 'offset'>,
  project: unknown,
): Finding[] {
  const paths = [project]
    .flat()
    .filter((each): each is string => typeof each === 'string');
  const wide = paths.find(path => path.includes('**'));
  if (wide !== undefined) {
    return [
      {
        ...place,
        severity: 'warning',
        message: `"${wide}" has ESLint look through all folders, node_modules included, which is slow. List the tsconfigs, or use a pattern with fewer stars.`,
      },
    ];
  }
  return paths.some(path => !/^(?:\/|[A-Za-z]:)/.test(path)) &&
    propertyOf(options, 'tsconfigRootDir') === undefined
    ? [
        {
          ...place,
          severity: 'info',
          message:
            'Without "tsconfigRootDir", the path begins in the folder that ESLint is started in, which may be another one in your editor. The flat config names its own folder.',
        },
      ]
    : [];
}

/** Typed rules without types: ESLint stops at the first file. */
function reviewMissingTypes(
  text: string,
  parts: readonly ConfigPart[],
  { rules }: KnownRules,
): Finding[] {
  const first = parts.find(({ ignoresAll }) => ignoresAll === undefined);
  const untyped = parts.find(part => needsTypes(part, rules) && !typesOf(part));
  const hasTypes = parts.some(
    part => part.files === undefined && Boolean(typesOf(part)),
  );
  if (first === undefined || untyped === undefined || hasTypes) {
    return [];
  }
  const typed = untyped.rules.find(
    rule =>
      isOn(rule.entry) && needsTypes({ presets: [], rules: [rule] }, rules),
  );
  const edits = addProject(text, untyped.node);
  const place =
    typed?.key ?? propertyOf(untyped.node, 'extends')?.value ?? untyped.node;
  return [
    {
      offset: place.offset,
      length: place.length,
      severity: 'error',
      message: `${typed === undefined ? 'A preset here has rules that need types' : `"${typed.id}" needs types`}, and nothing says where they come from: ESLint stops with an error. Set "project" in "parserOptions".`,
      ...(edits.length > 0 && {
        fix: {
          label: 'Add "project": true',
          done: 'Added "project": true, since there are rules that need types.',
          edits,
          isNeeded: false,
        },
      }),
    },
  ];
}

function addProject(text: string, part: Node): TextEdit[] {
  const { root } = parseJson(text);
  const index =
    root?.type === 'array'
      ? root.children?.findIndex(({ offset }) => offset === part.offset)
      : -1;
  const isFlat = index !== undefined && index >= 0;
  const isRoot = root?.offset === part.offset;
  if (!isFlat && !isRoot) {
    return [];
  }
  const path = [
    ...(isFlat ? [index, 'languageOptions'] : []),
    'parserOptions',
    'project',
  ];
  return modify(text, path, true, {
    formattingOptions: { insertSpaces: true, tabSize: 2 },
  }).map(({ content, length, offset }) => ({
    range: [offset, offset + length],
    text: content,
  }));
}

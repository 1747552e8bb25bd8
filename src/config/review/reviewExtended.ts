import type { Node } from 'jsonc-parser';
import { barePresetName } from '../../linter/presets';
import { propertyOf } from '../json/parseJson';
import { presetExpression, presetNames } from '../presets/presetExpression';
import { readPresetName } from '../presets/presetName';
import type { WholeConfig } from '../read/readConfig';
import type { Finding, FindingFix } from './finding';
import { removeChild, replaceNode } from './jsonEdits';

/** A name in a list of `extends`. */
interface Extended {
  name: string;
  /** As the linter knows it. */
  preset: string | undefined;
  node: Node;
  list: Node;
}

/** Reviews what a config extends: names, their order, and what is there twice. */
export function reviewExtended(
  text: string,
  { parts }: WholeConfig,
): Finding[] {
  return parts.flatMap(part => {
    const names = namesIn(part.node);
    return [
      ...names.flatMap(each => reviewName(text, each, names)),
      ...reviewOrder(text, names),
    ];
  });
}

function namesIn(part: Node): Extended[] {
  const value = propertyOf(part, 'extends')?.value;
  const nodes =
    value?.type === 'array' ? (value.children ?? []) : value ? [value] : [];
  return nodes.flatMap(node => {
    const name: unknown = node.value;
    return typeof name === 'string' && value !== undefined
      ? [{ name, node, list: value, preset: readPresetName(name).preset }]
      : [];
  });
}

function reviewName(
  text: string,
  extended: Extended,
  all: readonly Extended[],
): Finding[] {
  const { name, node, preset } = extended;
  const place = { offset: node.offset, length: node.length };
  if (preset === undefined) {
    return reviewUnknown(extended);
  }
  const bare = barePresetName(preset);
  if (preset === 'prettier' && name !== 'prettier' && name.includes('/')) {
    const isThere = all.some(each => each.name === 'prettier');
    return [
      {
        ...place,
        severity: 'error',
        message: `"${name}" was removed in version 8 of eslint-config-prettier. "prettier" does the same.`,
        fix: isThere
          ? remove(text, extended, true)
          : rename(node, 'prettier', true),
      },
    ];
  }
  if (bare === 'recommended-requiring-type-checking') {
    return [
      {
        ...place,
        severity: 'warning',
        message: `"${name}" is the old name of a preset that is going away.`,
        fix: rename(
          node,
          'plugin:@typescript-eslint/recommended-type-checked',
          true,
        ),
      },
    ];
  }
  const other = all.find(
    each => each !== extended && contains(each.preset, preset),
  );
  const isTwice = all.find(each => each.preset === preset) !== extended;
  if (other !== undefined || isTwice) {
    return [
      {
        ...place,
        severity: 'info',
        message:
          other === undefined
            ? `"${name}" is here twice.`
            : `"${name}" has no effect: "${other.name}" contains it.`,
        fix: remove(text, extended, true),
      },
    ];
  }
  return [];
}

/** The remark says what is wrong; here is what to do. */
function reviewUnknown({ name, node }: Extended): Finding[] {
  const { remark } = readPresetName(name);
  const [, meant] =
    /Did you mean "([^"]+)"\?/.exec(remark?.message ?? '') ?? [];
  return remark === undefined ||
    meant === undefined ||
    !presetNames.includes(meant)
    ? []
    : [
        {
          ...remark,
          offset: node.offset,
          length: node.length,
          fix: rename(node, meant, false),
        },
      ];
}

/** Whether a preset has all that another one has, and sets it the same. */
function contains(outer: string | undefined, inner: string): boolean {
  if (outer === undefined || outer === inner) {
    return false;
  }
  const name = barePresetName(inner);
  const isList =
    presetExpression(outer)?.isList === true &&
    outer !== 'eslint:all' &&
    !outer.startsWith('eslint:');
  return (name === 'eslint-recommended' || name === 'base') && isList;
}

/** Presets that turn off what others turn on have to come after them. */
function reviewOrder(text: string, names: readonly Extended[]): Finding[] {
  const coreAt = names.findIndex(
    ({ preset }) => preset === 'eslint:recommended',
  );
  const core = names[coreAt];
  const own = names.findIndex(
    ({ preset }) =>
      preset !== undefined &&
      presetExpression(preset)?.isList === true &&
      !preset.startsWith('eslint:'),
  );
  const findings: Finding[] = [];
  if (core !== undefined && own >= 0 && own < coreAt) {
    findings.push({
      offset: core.node.offset,
      length: core.node.length,
      severity: 'warning',
      message: `"${core.name}" comes after "${names[own]?.name ?? ''}", and turns rules on again that the compiler makes superfluous. Put it first.`,
      fix: reorder(text, names, [core, ...names.filter(each => each !== core)]),
    });
  }
  const prettier = names.find(({ preset }) => isPrettier(preset));
  const last = names.filter(({ preset }) => !isPrettier(preset)).at(-1);
  if (
    prettier !== undefined &&
    last !== undefined &&
    names.indexOf(prettier) < names.indexOf(last)
  ) {
    findings.push({
      offset: prettier.node.offset,
      length: prettier.node.length,
      severity: 'warning',
      message: `"${prettier.name}" comes before "${last.name}", which may turn layout rules on again. Put it last.`,
      fix: reorder(text, names, [
        ...names.filter(({ preset }) => !isPrettier(preset)),
        ...names.filter(({ preset }) => isPrettier(preset)),
      ]),
    });
  }
  return findings;
}

function isPrettier(preset: string | undefined): boolean {
  return preset === 'prettier' || preset === 'plugin:prettier/recommended';
}

/** Puts the names into the places of a list in another order; what else is in the list stays where it is. */
function reorder(
  _text: string,
  names: readonly Extended[],
  order: readonly Extended[],
): FindingFix {
  const edits = names.flatMap(({ node }, index) => {
    const name = order[index]?.name;
    return name === undefined || name === node.value
      ? []
      : [replaceNode(node, name)];
  });
  const list = order.map(({ name }) => `"${name}"`).join(', ');
  return {
    label: 'Change the order',
    done: `Put presets into this order: ${list}.`,
    edits,
    isNeeded: false,
  };
}

function rename(node: Node, name: string, isNeeded: boolean): FindingFix {
  return {
    label: `Use "${name}"`,
    done: `Wrote "${name}" in place of "${String(node.value)}".`,
    edits: [replaceNode(node, name)],
    isNeeded,
  };
}

function remove(
  text: string,
  { list, name, node }: Extended,
  isNeeded: boolean,
): FindingFix {
  return {
    label: `Delete "${name}"`,
    done: `Deleted "${name}".`,
    edits:
      list.type === 'array'
        ? [removeChild(text, list, node)]
        : [replaceNode(list, [])],
    isNeeded,
  };
}

import postcss, { type Declaration, type Node } from 'postcss';

/** Words that mean something else for a custom property than for the property that reads it. */
const keyword = /^(?:inherit|initial|unset|revert|revert-layer)$/;

/** Selectors of the element from which all others inherit. */
const rootSelector = /^(?::root|html)?(?:\[data-theme(?:=\w+)?\])?$/;

/**
 * Writes custom properties that have one value everywhere out where they are read. Most of the framework's
 * are of that kind once the site has set them: without this, styles are a tenth larger.
 *
 * @param css of pages and application together
 * @param isNamed whether a page, a script, or another style sheet has the property's name: it then stays
 */
export function inlineConstants(
  css: string,
  isNamed: (property: string) => boolean,
): string {
  const sheet = postcss.parse(css);
  const declared = new Map<string, Declaration[]>();
  sheet.walkDecls(/^--/, declaration => {
    const others = declared.get(declaration.prop) ?? [];
    declared.set(declaration.prop, [...others, declaration]);
  });
  const isOfRoot = (name: string) =>
    declared
      .get(name)
      ?.every(({ parent }) =>
        selectorsOf(parent).every(each => rootSelector.test(each)),
      ) ?? false;
  for (const [name, all] of declared) {
    // What isn't in a layer outranks what is.
    const outside = all.filter(each => !around(each).includes('layer'));
    const [only, another] = outside.length > 0 ? outside : all;
    const isConstant =
      only !== undefined &&
      another === undefined &&
      selectorsOf(only.parent).includes(':root') &&
      around(only).every(rule => rule === 'layer') &&
      !keyword.test(only.value) &&
      // What it reads is the same wherever it is read.
      [name, ...propertiesRead(only.value)].every(isOfRoot) &&
      !css.includes(`var(${name},`) &&
      !isNamed(name);
    if (isConstant) {
      all.forEach(each => remove(each));
      sheet.walkDecls(reader => {
        // Next to a word, a value would become part of it.
        reader.value = reader.value
          .replaceAll(`var(${name})`, ` ${only.value} `)
          .trim();
      });
    }
  }
  return sheet.toString();
}

/** Takes something out of a style sheet, and what is around it and has nothing else in it. */
export function remove(node: Node | undefined): void {
  const parent = node?.parent;
  node?.remove();
  if (parent?.type !== 'root' && parent?.nodes?.length === 0) {
    remove(parent as Node);
  }
}

function propertiesRead(value: string): string[] {
  return Array.from(
    value.matchAll(/var\((--[\w-]+)/g),
    ([, name = '']) => name,
  );
}

function selectorsOf(rule: Declaration['parent']): string[] {
  return rule && 'selectors' in rule ? rule.selectors : [];
}

/** The names of the at-rules that a declaration is in. */
function around({ parent }: Declaration): string[] {
  const names: string[] = [];
  for (let at = parent?.parent; at; at = at.parent) {
    if ('name' in at) {
      names.push(String(at.name));
    }
  }
  return names;
}

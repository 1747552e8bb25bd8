/** What selectors can refer to in some files: rather too much than too little. */
export interface UsedNames {
  /** Of elements, classes, ids, attributes, and their values. */
  names: ReadonlySet<string>;
  /** Of names that a script puts together from parts, such as `alert--` of `alert--${type}`. */
  beginnings: ReadonlySet<string>;
}

const tags = /<[a-z][^>]*>/gi;

const inlineScripts = /<script\b[^>]*>(.*?)<\/script>/gis;

/** A tag in a script's string, and no comparison. */
const tagsInScript = /<[a-z][\w-]*(?:\s+[\w-]+=[^\s<>(){};]+)*\s*\/?>/gi;

/** A string in a script, or a part of a template, if it can be a list of classes, ids or values. */
const lists = /["'`}]([\w\s-]+)(?=["'`]|\$\{)/g;

/** The end of a string, or of a part of a template, that something is appended to. */
const beginningsInScript =
  /(?<![\w-])([a-z][\w-]*[-_])(?:\$\{|["']\)?(?:\+|\.concat\())/gi;

const names = /[\w-]+/g;

/**
 * Reads what is used in a page: in its elements, and in its inline scripts, which run before the
 * application is there.
 */
export function usedInPage(html: string): UsedNames {
  const scripts = Array.from(html.matchAll(inlineScripts), ([, code]) =>
    usedInScript(code ?? ''),
  );
  return together([
    { names: namesIn(html.match(tags) ?? []), beginnings: new Set() },
    ...scripts,
  ]);
}

/** Reads what is used in what a script adds to a page. */
export function usedInScript(code: string): UsedNames {
  return {
    names: namesIn([
      ...(code.match(tagsInScript) ?? []),
      ...Array.from(code.matchAll(lists), ([, list]) => list ?? ''),
    ]),
    beginnings: new Set(
      Array.from(code.matchAll(beginningsInScript), ([, part]) => part ?? ''),
    ),
  };
}

export function together(parts: readonly UsedNames[]): UsedNames {
  return {
    names: new Set(parts.flatMap(part => [...part.names])),
    beginnings: new Set(parts.flatMap(part => [...part.beginnings])),
  };
}

function namesIn(texts: readonly string[]) {
  return new Set(texts.flatMap(text => text.match(names) ?? []));
}

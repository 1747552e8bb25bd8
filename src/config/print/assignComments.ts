import type { Node } from 'jsonc-parser';
import { type Comment, findComments } from '../json/json5';
import { propertyOf } from '../json/parseJson';
import type { ConfigPart, WrittenRule } from '../read/configPart';

/** The comments that a config's author has written next to something. */
export interface NearComments {
  /** In lines of their own. */
  before: string[];
  /** At the end of its line. */
  after?: string;
}

/** The comments of a config, by what they are about. */
export interface AssignedComments {
  /** About a part as a whole, or about what has no comments of its own in what is printed. */
  ofPart: (part: ConfigPart) => readonly string[];
  ofRule: (rule: WrittenRule) => NearComments;
  /** After the last rule of a part. */
  afterRules: (part: ConfigPart) => readonly string[];
}

/** Finds out for each comment of a config what it is about. */
export function assignComments(
  text: string,
  parts: readonly ConfigPart[],
): AssignedComments {
  const ofPart = new Map<ConfigPart, string[]>();
  const ofRule = new Map<WrittenRule, NearComments>();
  const afterRules = new Map<ConfigPart, string[]>();
  for (const comment of findComments(text)) {
    const part = partOf(comment, parts);
    if (part === undefined) {
      continue;
    }
    const rules = propertyOf(part.node, 'rules')?.value;
    if (rules !== undefined && contains(rules, comment)) {
      assignToRule(text, comment, part, { ofRule, afterRules });
    } else {
      add(ofPart, part, comment.text);
    }
  }
  return {
    ofPart: part => ofPart.get(part) ?? [],
    ofRule: rule => ofRule.get(rule) ?? { before: [] },
    afterRules: part => afterRules.get(part) ?? [],
  };
}

/** The innermost part around a comment, or the one that comes after it: of an override's siblings, the next. */
function partOf(
  comment: Comment,
  parts: readonly ConfigPart[],
): ConfigPart | undefined {
  // What the same object has ESLint ignore is a part before the object's own.
  const around = parts
    .filter(({ node }) => contains(node, comment))
    .sort((a, b) => b.node.length - a.node.length)
    .at(-1);
  const overrides = around && propertyOf(around.node, 'overrides')?.value;
  const isBetween =
    around === undefined ||
    (overrides !== undefined && contains(overrides, comment));
  const next = isBetween
    ? parts.find(({ node }) => node.offset >= comment.end)
    : undefined;
  return next ?? around ?? parts.at(-1);
}

/** What is in a rule's line is about that rule, and else it is about the rule that follows. */
function assignToRule(
  text: string,
  comment: Comment,
  part: ConfigPart,
  {
    ofRule,
    afterRules,
  }: {
    ofRule: Map<WrittenRule, NearComments>;
    afterRules: Map<ConfigPart, string[]>;
  },
): void {
  const next = part.rules.find(({ value }) => endOf(value) > comment.offset);
  const last = part.rules
    .filter(({ value }) => endOf(value) <= comment.offset)
    .at(-1);
  const isInLine =
    !comment.isAlone &&
    last !== undefined &&
    !text.slice(endOf(last.value), comment.offset).includes('\n') &&
    !comment.text.includes('\n');
  if (isInLine) {
    const near = ofRule.get(last) ?? { before: [] };
    const after = [near.after, comment.text].filter(Boolean).join(' ');
    ofRule.set(last, { ...near, after });
  } else if (next === undefined) {
    add(afterRules, part, comment.text);
  } else {
    const near = ofRule.get(next) ?? { before: [] };
    ofRule.set(next, { ...near, before: [...near.before, comment.text] });
  }
}

function add<Key>(map: Map<Key, string[]>, key: Key, text: string): void {
  map.set(key, [...(map.get(key) ?? []), text]);
}

function contains({ offset, length }: Node, comment: Comment): boolean {
  return offset <= comment.offset && comment.end <= offset + length;
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

import type { Node } from 'jsonc-parser';
import { type Comment, findComments, propertyOf } from '../json/parseJson';
import type { ConfigPart, WrittenRule } from '../read/configPart';

/** The comments that a config's author has written next to something. */
export interface NearComments {
  /** In lines of their own. */
  before: string[];
  /** At the end of its line. */
  after?: string;
}

/** The comments about a part as a whole, about a rule, or, given all rules of a part, after the last of them. */
export type AssignedComments = (
  of: ConfigPart | WrittenRule | readonly WrittenRule[],
) => NearComments;

/** Finds out for each comment of a config what it is about. */
export function assignComments(
  text: string,
  parts: readonly ConfigPart[],
): AssignedComments {
  const assigned = new Map<unknown, NearComments>();
  for (const comment of findComments(text)) {
    const part = partOf(comment, parts);
    if (part === undefined) {
      continue;
    }
    const { of, isAfter } = findSubject(text, comment, part);
    const near = assigned.get(of) ?? { before: [] };
    if (isAfter) {
      near.after = [near.after, comment.text].filter(Boolean).join(' ');
    } else {
      near.before.push(comment.text);
    }
    assigned.set(of, near);
  }
  return of => assigned.get(of) ?? { before: [] };
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

/** Among rules, what is in a rule's line is about that rule, and else it is about the rule that follows. */
function findSubject(
  text: string,
  comment: Comment,
  part: ConfigPart,
): { of: Parameters<AssignedComments>[0]; isAfter: boolean } {
  const rules = propertyOf(part.node, 'rules')?.value;
  if (rules === undefined || !contains(rules, comment)) {
    return { of: part, isAfter: false };
  }
  const next = part.rules.find(({ value }) => endOf(value) > comment.offset);
  const last = part.rules.findLast(
    ({ value }) => endOf(value) <= comment.offset,
  );
  const isInLine =
    !comment.isAlone &&
    last !== undefined &&
    !text.slice(endOf(last.value), comment.offset).includes('\n') &&
    !comment.text.includes('\n');
  return isInLine
    ? { of: last, isAfter: true }
    : { of: next ?? part.rules, isAfter: false };
}

function contains({ offset, length }: Node, comment: Comment): boolean {
  return offset <= comment.offset && comment.end <= offset + length;
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

import type { PhrasingContent } from 'mdast';

/** The first sentence of a text: cut behind the first period that ends one. Code and links count as words. */
export function firstSentence(
  children: readonly PhrasingContent[],
): PhrasingContent[] {
  const sentence: PhrasingContent[] = [];
  for (const child of children) {
    const end =
      child.type === 'text' ? /[.!?](?=\s|$)/.exec(child.value) : null;
    if (child.type === 'text' && end) {
      const value = child.value.slice(0, end.index + 1);
      return [...sentence, { type: 'text', value }];
    }
    sentence.push(child);
  }
  return sentence;
}

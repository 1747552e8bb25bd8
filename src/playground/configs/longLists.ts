/** Sentences of more characters list what there is: every preset, for one. */
const maxSentence = 120;

/** Leaves out of a message what its place in the config already says: sentences that are long lists. */
export function withoutLists(message: string): string {
  return sentencesOf(message)
    .filter((sentence, index) => index === 0 || !isList(sentence))
    .join(' ');
}

/** Leaves long lists out of messages that come after others with the same list. */
export function listOnce(messages: readonly string[]): string[] {
  const listed = new Set<string>();
  return messages.map(message =>
    sentencesOf(message)
      .filter((sentence, index) => {
        const isRepeated = index > 0 && listed.has(sentence);
        if (isList(sentence)) {
          listed.add(sentence);
        }
        return !isRepeated;
      })
      .join(' '),
  );
}

function sentencesOf(message: string): string[] {
  return message.split(/(?<=[.?!]) /);
}

function isList(sentence: string): boolean {
  return sentence.length > maxSentence;
}

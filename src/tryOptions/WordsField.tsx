import { type ReactNode, useState } from 'react';

interface Props {
  id: string;
  'aria-describedby': string | undefined;
  words: readonly string[];
  /** Whether what looks like a number is one. */
  hasNumbers: boolean;
  onSet: (values: readonly (number | string)[]) => void;
}

/** A list that a reader types, with commas between what is in it. */
export function WordsField({
  words,
  hasNumbers,
  onSet,
  ...attributes
}: Props): ReactNode {
  // What is typed stays as it is until they are done: it may not be a list that the rule accepts yet.
  const [draft, setDraft] = useState<string>();
  const shown = words.join(', ');
  return (
    <input
      {...attributes}
      type="text"
      spellCheck={false}
      aria-invalid={draft !== undefined && wordsIn(draft).join(', ') !== shown}
      placeholder={hasNumbers ? 'values, with commas' : 'words, with commas'}
      value={draft ?? shown}
      onChange={({ target }) => {
        setDraft(target.value);
        onSet(
          wordsIn(target.value).map(word =>
            hasNumbers && Number.isFinite(Number(word)) ? Number(word) : word,
          ),
        );
      }}
      onBlur={() => {
        setDraft(undefined);
      }}
    />
  );
}

function wordsIn(text: string): string[] {
  const words = text.split(',').map(word => word.trim());
  return [...new Set(words)].filter(word => word !== '');
}

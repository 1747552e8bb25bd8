import type { TextPart } from './engine/present';

/** A text with the found words marked. Browsers that translate it change its parts: another text replaces all of them. */
export function Marked({ parts }: { parts: readonly TextPart[] }) {
  return (
    <span key={JSON.stringify(parts)}>
      {parts.map(({ text, marked }, index) =>
        marked ? <mark key={index}>{text}</mark> : text,
      )}
    </span>
  );
}

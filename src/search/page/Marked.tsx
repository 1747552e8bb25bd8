import type { ReactNode } from 'react';
import type { TextPart } from '../engine/present';

/** A text with the found words marked. */
export function Marked({ parts }: { parts: readonly TextPart[] }): ReactNode {
  return parts.map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : text,
  );
}

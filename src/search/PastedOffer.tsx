import Link from '@docusaurus/Link';
import { type ReactNode, useEffect, useState } from 'react';
import { pastedTool } from '../tools/pastedTool';

interface Props {
  /** Where it was pasted: a field of one line, which joins the lines. `keepPastedText` has them. */
  field: HTMLInputElement;
  className?: string | undefined;
}

/** Leads a reader who has pasted a config or ESLint's output into the search to the tool that reads it. */
export function PastedOffer({ className, field }: Props): ReactNode {
  const [text, setText] = useState(field.dataset.pasted ?? '');
  useEffect(() => {
    const onInput = (event: Event): void => {
      const isPasted = (event as InputEvent).inputType === 'insertFromPaste';
      setText(isPasted ? (field.dataset.pasted ?? '') : '');
    };
    field.addEventListener('input', onInput);
    return () => {
      field.removeEventListener('input', onInput);
      delete field.dataset.pasted;
    };
  }, [field]);
  const tool = pastedTool(text);
  return (
    tool && (
      <p className={className}>
        <Link to={tool.path} data-enter onClick={tool.carry}>
          {tool.label}
        </Link>
        , {text.trim().split('\n').length} lines that you pasted
      </p>
    )
  );
}

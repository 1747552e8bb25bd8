import Link from '@docusaurus/Link';
import { type ReactNode, useEffect, useState } from 'react';
import { pastedTool } from '../tools/pastedTool';

interface Props {
  /** Where it was pasted: a field of one line, which joins the lines. */
  field: HTMLInputElement | null;
  className?: string | undefined;
}

/** Leads a reader who has pasted a config or ESLint's output into the search to the tool that reads it. */
export function PastedOffer({ className, field }: Props): ReactNode {
  const [text, setText] = useState('');
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent): void => {
      setText(clipboardData?.getData('text') ?? '');
    };
    const onInput = (event: Event): void => {
      if ((event as InputEvent).inputType !== 'insertFromPaste') {
        setText('');
      }
    };
    field?.addEventListener('paste', onPaste);
    field?.addEventListener('input', onInput);
    return () => {
      field?.removeEventListener('paste', onPaste);
      field?.removeEventListener('input', onInput);
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

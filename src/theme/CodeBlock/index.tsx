import type { Props } from '@theme/CodeBlock';
import { CodeBlock } from '../../ui/CodeBlock';

/** Code that a component, not Markdown, hands to the theme: shown as it is, without colors. */
export default function PlainCodeBlock({
  children,
  language = 'text',
  title,
}: Props) {
  return (
    <CodeBlock
      language={language}
      {...(typeof title === 'string' && { title })}
    >
      {children}
    </CodeBlock>
  );
}

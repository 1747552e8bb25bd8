import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { CopyButton } from '../ui/CopyButton';
import styles from './Caption.module.css';

export interface CaptionProps {
  /** As in a config. Set with `ruleUrl`, where the example is not on the rule's page. */
  ruleId?: string;
  ruleUrl?: string;
  /** Name of the file, where it says more than the language. */
  file?: string;
  sourceType?: string;
  /** Options as JSON, as they follow the severity in a config: colored, as HTML. */
  options?: string;
  /** Compiler options that differ from the default, in the same way. */
  compilerOptions?: string;
}

/** What an example is linted with, as far as it is not the default. */
export function Caption({
  ruleId,
  ruleUrl,
  file,
  sourceType,
  options,
  compilerOptions,
}: CaptionProps) {
  const parts: [name: string, content: ReactNode][] = [
    ['Rule', ruleUrl !== undefined && <Link to={ruleUrl}>{ruleId}</Link>],
    ['File', file !== undefined && <code>{file}</code>],
    ['Options', options !== undefined && <CaptionJson html={options} />],
    [
      'Compiler options',
      compilerOptions !== undefined && <CaptionJson html={compilerOptions} />,
    ],
    ['Source type', sourceType !== undefined && <code>{sourceType}</code>],
  ];
  const set = parts.filter(([, content]) => content !== false);
  return (
    set.length > 0 && (
      <dl className={styles.caption}>
        {set.map(([name, content]) => (
          // `completePlaygroundLinks` reads the options by their attribute.
          <div key={name} data-options={name === 'Options' ? '' : undefined}>
            <dt>{name}</dt>
            <dd>{content}</dd>
          </div>
        ))}
      </dl>
    )
  );
}

/** JSON, and a button that copies it. */
export function CaptionJson({ html }: { html: string }) {
  return (
    <>
      <code dangerouslySetInnerHTML={{ __html: html }} />
      <CopyButton />
    </>
  );
}

import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './Caption.module.css';

export interface CaptionProps {
  /** As in a config. Set with `ruleUrl`, where the example is not on the rule's page. */
  ruleId?: string;
  ruleUrl?: string;
  /** Name of the file, where it says more than the language. */
  file?: string;
  sourceType?: string;
  /** Options as JSON, as they follow the severity in a config. */
  options?: string;
  /** JSON; those that differ from the default. */
  compilerOptions?: string;
  /** Codes of the compile errors that the code is meant to have. */
  typeErrors?: string;
}

/** What an example is linted with, as far as it is not the default. */
export function Caption({
  ruleId,
  ruleUrl,
  file,
  sourceType,
  options,
  compilerOptions,
  typeErrors,
}: CaptionProps): ReactNode {
  const texts = [
    ['File', file],
    ['Options', options],
    ['Compiler options', compilerOptions],
    ['Source type', sourceType],
    ['Has compile errors', typeErrors],
  ] as const;
  const set = texts.filter(([, text]) => text !== undefined);
  return (
    (ruleUrl !== undefined || set.length > 0) && (
      <dl className={styles.caption}>
        {ruleUrl !== undefined && (
          <div>
            <dt>Rule</dt>
            <dd>
              <Link to={ruleUrl}>{ruleId}</Link>
            </dd>
          </div>
        )}
        {set.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {/* `completePlaygroundLinks` reads the options here. */}
              <code data-options={name === 'Options' ? '' : undefined}>
                {text}
              </code>
            </dd>
          </div>
        ))}
      </dl>
    )
  );
}

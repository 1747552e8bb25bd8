import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './Caption.module.css';

interface Props {
  ruleId: string;
  ruleUrl?: string;
  title?: string;
  fileName: string;
  sourceType?: string;
  options?: string;
  compilerOptions?: string;
  typeErrors?: string;
}

/** File names that say nothing but the language. */
const plainName = /^example\.[cm]?[jt]sx?$/;

/** What an example is linted with, as far as it is not the default. */
export function Caption({
  ruleId,
  ruleUrl,
  title,
  fileName,
  sourceType,
  options,
  compilerOptions,
  typeErrors,
}: Props): ReactNode {
  const entries: [string, ReactNode][] = [];
  const addCode = (name: string, code: string | undefined) => {
    if (code !== undefined) {
      entries.push([name, <code key={name}>{code}</code>]);
    }
  };
  if (ruleUrl !== undefined) {
    entries.push([
      'Rule',
      <Link key="rule" to={ruleUrl}>
        {ruleId}
      </Link>,
    ]);
  }
  addCode('File', title ?? (plainName.test(fileName) ? undefined : fileName));
  addCode('Options', options);
  addCode('Compiler options', compilerOptions);
  addCode('Source type', sourceType);
  addCode('Has compile errors', typeErrors);
  return (
    entries.length > 0 && (
      <dl className={styles.caption}>
        {entries.map(([name, value]) => (
          <div key={name} className={styles.entry}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )
  );
}

import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { ReportedCode } from '../examples/ReportedCode';
import type { HomeExample } from './content';
import styles from './LintedExample.module.css';

/** A piece of code as in an editor, with what the rules report at the lines that it is about. */
export function LintedExample({
  example,
}: {
  example: HomeExample;
}): ReactNode {
  const { fileName, html, notes, playgroundHash, presets } = example;
  return (
    <section aria-labelledby="linted-example">
      <h2 id="linted-example" className={styles.title}>
        The compiler accepts this function. The rules don’t.
      </h2>
      <figure className={styles.editor}>
        <figcaption className={styles.bar}>
          <span className={styles.file}>{fileName}</span>{' '}
          <span>{presets.join(', ')}</span>
          <button type="button" data-edit="">
            Edit
          </button>
          <Link to={`/play${playgroundHash}`} data-rule="">
            Open in playground
          </Link>
        </figcaption>
        <ReportedCode id="code" html={html} notes={notes} hasRoom />
      </figure>
    </section>
  );
}

import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { InlineCode } from '../ui/InlineCode';
import type { HomeExample, HomeReport } from './content';
import styles from './LintedExample.module.css';

/** A piece of code as in an editor, its reports underlined in it and listed next to it. */
export function LintedExample({
  example: { fileName, fixable, html, presets, reports },
}: {
  example: HomeExample;
}): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="linted-example">
      <h2 id="linted-example" className={styles.heading}>
        The compiler accepts this function. The rules don’t.
      </h2>
      <div className={styles.editor}>
        <p className={styles.bar}>
          <span className={styles.file}>{fileName}</span>
          <span>{presets.join(', ')}</span>
        </p>
        <div className={styles.panes}>
          {/* Focusable, so that it can be scrolled by keyboard. */}
          <pre className={styles.code} aria-label={fileName}>
            <code dangerouslySetInnerHTML={{ __html: html }} />
          </pre>
          <ol className={styles.reports}>
            {reports.map((report, index) => (
              <Report
                key={index}
                fileName={fileName}
                number={index + 1}
                report={report}
              />
            ))}
          </ol>
        </div>
        <StatusBar problems={reports.length} fixable={fixable} />
      </div>
    </section>
  );
}

function Report({
  fileName,
  number,
  report: { change, column, line, message, rule },
}: {
  fileName: string;
  /** Position in the list, from 1. */
  number: number;
  report: HomeReport;
}): ReactNode {
  return (
    <li className={styles.report}>
      <p id={`report-${String(number)}`} className={styles.message}>
        <InlineCode text={message} />
      </p>
      <p className={styles.source}>
        <a
          className={styles.position}
          href={`#code-${String(number)}`}
          aria-label={`${String(line)}:${String(column)} in ${fileName}`}
        >
          {line}:{column}
        </a>
        <Link to={`/rules/${rule}`}>{rule}</Link>
      </p>
      {change && (
        <p className={styles.change}>
          <span>{change.kind === 'fix' ? 'Fix' : 'Suggestion'}</span>
          <code dangerouslySetInnerHTML={{ __html: change.html }} />
        </p>
      )}
    </li>
  );
}

function StatusBar({
  fixable,
  problems,
}: {
  fixable: number;
  problems: number;
}): ReactNode {
  return (
    <p className={styles.status}>
      <span className={styles.passed}>
        <code>tsc --strict</code> 0 errors
      </span>
      <span className={styles.failed}>
        <code>eslint</code> {problems} problems
      </span>
      <span className={styles.fixable}>
        {fixable} fixable with <code>--fix</code>
      </span>
    </p>
  );
}

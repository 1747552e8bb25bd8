import Link from '@docusaurus/Link';
import { Fragment, type ReactNode } from 'react';
import { InlineCode } from '../ui/InlineCode';
import type { HomeExample, HomeReport } from './content';
import styles from './LintedExample.module.css';

/** A piece of code as in an editor, with what the rules report at the lines that it is about. */
export function LintedExample({
  example,
}: {
  example: HomeExample;
}): ReactNode {
  const { fileName, parts, playgroundHash } = example;
  return (
    <section aria-labelledby="linted-example">
      <h2 id="linted-example">
        The compiler accepts this function. The rules don’t.
      </h2>
      <div className={styles.editor}>
        <p className={styles.bar}>
          <span className={styles.file}>{fileName}</span>
          <Link to={`/play${playgroundHash}`}>Open in playground</Link>
        </p>
        <div className={styles.code}>
          {parts.map(({ html, report }, index) => (
            <Fragment key={index}>
              <pre className={styles.lines}>
                <code dangerouslySetInnerHTML={{ __html: html }} />
              </pre>
              {report && <Report fileName={fileName} report={report} />}
            </Fragment>
          ))}
        </div>
        <StatusBar example={example} />
      </div>
    </section>
  );
}

function Report({
  fileName,
  report: { change, column, line, message, number, rule },
}: {
  fileName: string;
  report: HomeReport;
}): ReactNode {
  return (
    <div className={styles.report}>
      <p id={`report-${String(number)}`}>
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
    </div>
  );
}

function StatusBar({
  example: { fixable, parts, presets },
}: {
  example: HomeExample;
}): ReactNode {
  return (
    <p className={styles.status}>
      <span className={styles.passed}>
        <code>tsc --strict</code> 0 errors
      </span>
      <span className={styles.failed}>
        <code>eslint</code> {parts.filter(({ report }) => report).length}{' '}
        problems, {fixable} fixable with <code>--fix</code>
      </span>
      <span>
        {presets.map((preset, index) => (
          <Fragment key={preset}>
            {index > 0 && ', '}
            <code>{preset}</code>
          </Fragment>
        ))}
      </span>
    </p>
  );
}

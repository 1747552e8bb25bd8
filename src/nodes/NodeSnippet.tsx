import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import styles from './NodeSnippet.module.css';

/** What the build knows of a snippet: text only, since it comes from Markdown. */
interface Props {
  /** The code, colored, with the nodes that it shows marked. */
  html: string;
  language: string;
  /** The syntax tree around the first of them. */
  tree?: string;
  /** What opens the code in the playground, as a hash. */
  setting: string;
}

/** Code in which a node of the syntax tree is marked, and the tree. */
export function NodeSnippet({ html, language, tree, setting }: Props) {
  return (
    <figure className={styles.snippet}>
      <pre className={clsx(styles.code, `language-${language}`)}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {tree !== undefined && (
        <pre className={styles.tree}>
          <code dangerouslySetInnerHTML={{ __html: tree }} />
        </pre>
      )}
      <a className={styles.link} href={useBaseUrl('/play') + setting}>
        Open in playground
      </a>
    </figure>
  );
}

import { highlightSource } from '../highlight/highlightSource';
import { toHtml } from '../highlight/html';
import { CodeBlock } from '../ui/CodeBlock';
import quiet from '../ui/quietButton.module.css';
import { saveFile } from '../ui/saveFile';
import { CopyLink } from './CopyLink';
import styles from './PrintedFile.module.css';

interface Props {
  name: string;
  children: string;
}

/** A file that a tool has made, in the colors of code, to copy, to download, and to link to. */
export function PrintedFile({ name, children }: Props) {
  const language = /\w+$/.exec(name)?.[0] ?? '';
  return (
    <CodeBlock
      html={toHtml(highlightSource(children, language))}
      language={language}
      title={
        <>
          {name}
          <span className={styles.actions}>
            <button
              type="button"
              className={quiet.button}
              onClick={() =>
                saveFile(
                  name.replace(/^.*\//, ''),
                  new Blob([children], { type: 'text/plain' }),
                )
              }
            >
              Download
            </button>
            <CopyLink />
          </span>
        </>
      }
    />
  );
}

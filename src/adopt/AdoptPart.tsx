import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadable } from '../ui/loadable';
import styles from '../ui/pastedText.module.css';

const ReadOutcome = loadable(
  async () => (await import('./ReadOutcome')).ReadOutcome,
);

/** From how many characters on a file's text isn't put into the field, which browsers take long to lay out. */
const longestInField = 500_000;

/** A field for what ESLint printed, and what is behind it. */
export default function AdoptPart(): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  useEffect(() => {
    // What a reader typed before React was there.
    setText(field.current?.value ?? '');
  }, []);

  const readChosen = async (file: File | undefined): Promise<void> => {
    if (file === undefined) {
      return;
    }
    try {
      const content = await readFile(file);
      const fits = content.length <= longestInField;
      if (field.current) {
        field.current.value = fits ? content : '';
      }
      setNote(
        fits
          ? ''
          : `${file.name} is read. It’s too long to be shown in the field.`,
      );
      setText(content);
    } catch {
      setNote(
        `${file.name} can’t be read. Choose it again, or paste its text.`,
      );
    }
  };

  return (
    <>
      <div className={styles.field}>
        <label htmlFor="eslint-output">What ESLint printed</label>
        <textarea
          ref={field}
          id="eslint-output"
          className={styles.text}
          rows={8}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-describedby="eslint-output-hint"
          onChange={({ target }) => {
            setNote('');
            setText(target.value);
          }}
        />
        <p id="eslint-output-hint" className={styles.hint}>
          The default format, <code>json</code>, <code>compact</code>,{' '}
          <code>unix</code>, or GitHub annotations, even inside a log. JSON has
          the most detail: <code>npx eslint -f json . &gt; reports.json</code>
        </p>
        <label className={styles.file}>
          Or a file:{' '}
          <input
            type="file"
            className="needs-script"
            accept=".json,.log,.txt,text/*,application/json"
            onChange={({ target }) => {
              void readChosen(target.files?.[0]);
            }}
          />
        </label>
        {note !== '' && <p role="status">{note}</p>}
      </div>
      {text.trim() !== '' && <ReadOutcome text={text} />}
    </>
  );
}

/**
 * The text of a file that a reader chose. PowerShell writes UTF-16, which begins with a mark of two bytes;
 * all else is UTF-8.
 *
 * @throws when the browser can't read the file
 */
async function readFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

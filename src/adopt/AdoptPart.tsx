import Translate, { translate } from '@docusaurus/Translate';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadable } from '../ui/loadable';
import styles from '../ui/pastedText.module.css';
import { readFile } from './readFile';

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
          : translate(
              {
                id: 'adopt.file.tooLong',
                message:
                  '{file} is read. It’s too long to be shown in the field.',
              },
              { file: file.name },
            ),
      );
      setText(content);
    } catch {
      setNote(
        translate(
          {
            id: 'adopt.file.unreadable',
            message:
              '{file} can’t be read. Choose it again, or paste its text.',
          },
          { file: file.name },
        ),
      );
    }
  };

  return (
    <>
      <div className={styles.field}>
        <label htmlFor="eslint-output">
          <Translate id="adopt.field.label">What ESLint printed</Translate>
        </label>
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
          <Translate
            id="adopt.field.hint"
            values={{
              json: <code>json</code>,
              compact: <code>compact</code>,
              unix: <code>unix</code>,
              command: <code>npx eslint -f json . &gt; reports.json</code>,
            }}
          >
            {
              'The default format, {json}, {compact}, {unix}, or GitHub annotations, even inside a log. JSON has the most detail: {command}'
            }
          </Translate>
        </p>
        <label className={styles.file}>
          <Translate id="adopt.file.label">Or a file:</Translate>{' '}
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

import Link from '@docusaurus/Link';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { carried } from '../tools/carried';
import { OpenFile } from '../tools/OpenFile';
import { PasteField } from '../tools/PasteField';
import { InputAndResult, WaitingResult } from '../tools/ToolPage';
import { loadable } from '../ui/loadable';

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
  const read = (newText: string, newNote = ''): void => {
    carried.report = newText;
    setText(newText);
    setNote(newNote);
  };
  const show = (newText: string, name = ''): void => {
    const fits = newText.length <= longestInField;
    if (field.current) {
      field.current.value = fits ? newText : '';
    }
    read(
      newText,
      fits ? '' : `${name} is read. It’s too long to be shown in the field.`,
    );
  };
  useEffect(() => {
    // What a reader typed before React was there.
    const typed = field.current?.value ?? '';
    if (typed !== '') {
      read(typed);
    } else {
      show(carried.report, 'What you pasted');
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  return (
    <>
      <p>
        One file that isn’t linted?{' '}
        <Link to="/config/project">Find out why it isn’t in the project</Link>.
      </p>
      <InputAndResult
        input={
          <PasteField
            field={field}
            id="eslint-output"
            label="What ESLint printed"
            actions={
              <OpenFile
                accept=".json,.log,.txt,text/*,application/json"
                onOpen={({ name, text: content }) => {
                  show(content, name);
                }}
                onFailure={setNote}
              />
            }
            rows={18}
            aria-describedby="eslint-output-hint"
            onChange={({ target }) => {
              read(target.value);
            }}
          >
            {note !== '' && <p role="status">{note}</p>}
            <p id="eslint-output-hint">
              The default format, <code>json</code>, <code>compact</code>,{' '}
              <code>unix</code>, or GitHub annotations, even inside a log. JSON
              has the most detail:{' '}
              <code>npx eslint -f json . &gt; reports.json</code>
            </p>
          </PasteField>
        }
        result={
          text.trim() === '' ? (
            <WaitingResult>
              The causes come first: one missing setting can be behind hundreds
              of reports. Then follow the rules with the most reports, a plan,
              and a config in which the rest doesn’t fail the build. Nothing is
              sent anywhere.
            </WaitingResult>
          ) : (
            <ReadOutcome text={text} />
          )
        }
      />
    </>
  );
}

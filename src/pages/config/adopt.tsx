import Link from '@docusaurus/Link';
import { useRef, useState } from 'react';
import { PasteField } from '../../tools/PasteField';
import { InputAndResult, ToolPage, WaitingResult } from '../../tools/ToolPage';
import { carried } from '../../tools/useToolState';
import { loadable } from '../../ui/loadable';

const ReadOutcome = loadable(
  async () => (await import('../../adopt/ReadOutcome')).ReadOutcome,
);

/** From how many characters on a file's text isn't put into the field, which browsers take long to lay out. */
const longestInField = 500_000;

function inField(text: string): string {
  return text.length > longestInField ? '' : text;
}

/** `/config/adopt`: what to do about hundreds of reports. */
export default function AdoptPage() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [report, setReport] = useState({
    text: carried.report,
    name: 'What you pasted',
  });
  const [initial] = useState(() => inField(carried.report));
  const read = (text: string, name = ''): void => {
    carried.report = text;
    setReport({ text, name });
  };
  return (
    <ToolPage tool="adopt">
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
            accept=".json,.log,.txt,text/*,application/json"
            onOpen={({ name, text }) => {
              if (field.current) {
                field.current.value = inField(text);
              }
              read(text, name);
            }}
            rows={18}
            aria-describedby="eslint-output-hint"
            defaultValue={initial}
            onChange={({ target }) => read(target.value)}
          >
            {report.name !== '' && inField(report.text) !== report.text && (
              <p role="status">
                {report.name} is read. It’s too long to be shown in the field.
              </p>
            )}
            <p id="eslint-output-hint">
              A CI log will do, in ESLint’s usual format, <code>compact</code>,{' '}
              <code>unix</code>, or GitHub annotations. <code>json</code> has
              the most detail:{' '}
              <code>npx eslint -f json . &gt; reports.json</code>
            </p>
          </PasteField>
        }
        result={
          report.text.trim() === '' ? (
            <WaitingResult>
              You get the causes first, since one missing setting can be behind
              hundreds of reports. The rules with the most reports come next,
              then a plan, and a config that keeps the rest from failing your
              build. What you paste stays in your browser.
            </WaitingResult>
          ) : (
            <ReadOutcome text={report.text} />
          )
        }
      />
    </ToolPage>
  );
}

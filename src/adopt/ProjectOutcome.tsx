import assets from '@generated/playground/default/assets.json';
import errors from '@generated/upgrade/default/project-errors.json';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { withTypescriptAddress } from '../linter/client/typescriptAddress';
import { diffLines } from '../text/diffLines';
import { ChangedLines } from '../ui/ChangedLines';
import { CodeBlock } from '../ui/CodeBlock';
import { InlineCode } from '../ui/InlineCode';
import type { ProjectAnswer } from './project/answerProject';
import {
  filePlace,
  type FileVerdict,
  type ProjectError,
  type ProjectErrorKind,
  type ProjectFields,
  projectFolder,
} from './project/projectLayout';
import type { ProjectReply } from './project/projectWorker';
import styles from './ReadOutcome.module.css';

/** Why the file is in the project or isn't, and what to change. */
export function ProjectOutcome({
  fields,
}: {
  fields: ProjectFields;
}): ReactNode {
  const result = useProjectAnswer(fields);
  switch (result.state) {
    case 'asking':
      return <p role="status">TypeScript is reading the tsconfig …</p>;
    case 'failed':
      return <p role="alert">{result.reason}</p>;
    case 'answered':
      return <Answer answer={result.answer} />;
  }
}

/** What is known of a question. */
type AnswerState = ProjectReply | { state: 'asking' };

/** How long a reader has to pause before TypeScript is asked, in milliseconds. */
const pause = 200;

/** Asks TypeScript, in a worker that is started once and ends with the page's part. */
function useProjectAnswer(fields: ProjectFields): AnswerState {
  const worker = useRef<Worker>(null);
  const [reply, setReply] = useState<{ of: ProjectFields; is: AnswerState }>();

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );

  useEffect(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<ProjectReply>) => {
      setReply({ of: fields, is: data });
    };
    const timer = setTimeout(() => {
      worker.current ??= startWorker();
      worker.current.onerror = event => {
        event.preventDefault();
        // The next question starts it again.
        worker.current = null;
        const reason =
          'TypeScript could not be loaded. Check the connection, and change a field to try again.';
        setReply({ of: fields, is: { state: 'failed', reason } });
      };
      worker.current.postMessage(fields, [port2]);
    }, pause);
    return () => {
      clearTimeout(timer);
      // What is still on its way is about fields that are no longer there.
      port1.close();
    };
  }, [fields]);
  return reply?.of === fields ? reply.is : { state: 'asking' };
}

function startWorker(): Worker {
  const [typescript] = assets.typescript;
  return new Worker(
    withTypescriptAddress(assets.projectWorker, typescript?.script ?? ''),
  );
}

function Answer({ answer }: { answer: ProjectAnswer }): ReactNode {
  const file = <code>{relative(answer.file)}</code>;
  return (
    <div className={styles.outcome}>
      <p role="status">
        <strong>
          {answer.isIncluded ? (
            <>{file} is in the project.</>
          ) : (
            <>{file} isn’t in the project.</>
          )}
        </strong>
      </p>
      {answer.missing.map(path => (
        <p key={path}>
          The parser would read <code>{relative(path)}</code>, which isn’t here.
          If it exists, paste it after a line{' '}
          <code>{`// ${relative(path)}`}</code>.
        </p>
      ))}
      {answer.verdicts.map(verdict => (
        <Verdict key={verdict.tsconfig} verdict={verdict} />
      ))}
      {answer.error && <Errors kind={answer.error} file={answer.file} />}
      {!answer.isIncluded && (
        <p>
          A file is also in the project if an included file imports it. The
          tsconfig alone doesn’t show that.
        </p>
      )}
    </div>
  );
}

function Verdict({
  verdict: { tsconfig, isIncluded, message, place, edit },
}: {
  verdict: FileVerdict;
}): ReactNode {
  return (
    <>
      <h4>
        {isIncluded
          ? `${relative(tsconfig)}: includes it`
          : `${relative(tsconfig)}: leaves it out`}
      </h4>
      <p>
        <InlineCode text={message} />
      </p>
      {place && (
        <CodeBlock
          language="json"
          title={`${relative(place.tsconfig)}, line ${String(place.line)}`}
        >
          {place.text}
        </CodeBlock>
      )}
      {edit && (
        <>
          <p>
            To have it in the project: <strong>{edit.label}</strong>, in{' '}
            <code>{relative(edit.tsconfig)}</code>.
          </p>
          <ChangedLines lines={diffLines(edit.before, edit.text, 2)} />
        </>
      )}
    </>
  );
}

/** What ESLint prints then, in the words of each version. */
function Errors({
  kind,
  file,
}: {
  kind: ProjectErrorKind;
  file: string;
}): ReactNode {
  const kinds: ProjectErrorKind[] = [kind, 'not-in-service'];
  const shown = errors.filter(error => kinds.includes(error.kind));
  return (
    <details>
      <summary>What ESLint says then, by version</summary>
      {shown.map(error => (
        <CodeBlock
          key={`${error.where ?? ''}${error.message}`}
          language="text"
          title={errorTitle(error)}
        >
          {`Parsing error: ${error.message.replaceAll(filePlace, relative(file))}`}
        </CodeBlock>
      ))}
    </details>
  );
}

function errorTitle({ kind, versions, where }: ProjectError): string {
  const names = versions.join(', ');
  if (kind === 'not-in-service') {
    return `With projectService, ${names}`;
  }
  switch (where) {
    case 'editor':
      return `${names}, in an editor`;
    case 'terminal':
      return `${names}, in a terminal or on CI`;
    case undefined:
      return names;
  }
}

/** A full path from the folder that has the config. */
function relative(path: string): string {
  return path.startsWith(`${projectFolder}/`)
    ? path.slice(projectFolder.length + 1)
    : path;
}

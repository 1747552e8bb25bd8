import assets from '@generated/playground/default/assets.json';
import errors from '@generated/upgrade/default/project-errors.json';
import { useEffect, useRef, useState } from 'react';
import { withTypescriptAddress } from '../linter/client/typescriptAddress';
import { diffLines } from '../text/diffLines';
import { Refused } from '../tools/ConfigResult';
import { PrintedFile } from '../tools/PrintedFile';
import { ChangedLines } from '../ui/ChangedLines';
import chevron from '../ui/Chevron.module.css';
import { CodeBlock } from '../ui/CodeBlock';
import { InlineCode } from '../ui/InlineCode';
import type { ProjectAnswer } from './project/answerProject';
import type { FileVerdict } from './project/explainFile';
import {
  type Change,
  filePlace,
  type Outcome,
  type ProjectFields,
  projectFolder,
} from './project/projectLayout';
import type { ProjectReply } from './project/projectWorker';
import { readParserOptions } from './project/readParserOptions';
import type { ProjectQuestion } from './project/readQuestion';
import styles from './ReadOutcome.module.css';

/** Why the file is in the project or isn't, and what to change. */
export function ProjectOutcome({ fields }: { fields: ProjectFields }) {
  const reply = useProjectReply(fields);
  switch (reply?.state) {
    case undefined:
      return <p role="status">TypeScript is reading the tsconfig …</p>;
    case 'failed':
      return <p role="alert">{reply.reason}</p>;
    case 'answered':
      return <Answer answer={reply.answer} />;
  }
}

/** How long a reader has to pause before TypeScript is asked, in milliseconds. */
const pause = 200;

/**
 * Asks TypeScript, in a worker that is started once and ends with the page's part.
 *
 * @returns nothing until it has answered
 */
function useProjectReply(fields: ProjectFields): ProjectReply | undefined {
  const worker = useRef<Worker>(null);
  const [reply, setReply] = useState<{ of: ProjectFields; is: ProjectReply }>();

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );

  useEffect(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<ProjectReply>) =>
      setReply({ of: fields, is: data });
    const ask = async (): Promise<void> => {
      const { file, parserOptions, tsconfigs } = fields;
      const config = await readParserOptions(parserOptions, file);
      const question: ProjectQuestion = { tsconfigs, file, config };
      worker.current ??= startWorker();
      worker.current.onerror = event => {
        event.preventDefault();
        // The next question starts it again.
        worker.current = null;
        const reason =
          'TypeScript could not be loaded. Check the connection, and change a field to try again.';
        setReply({ of: fields, is: { state: 'failed', reason } });
      };
      worker.current.postMessage(question, [port2]);
    };
    const timer = setTimeout(() => {
      void ask();
    }, pause);
    return () => {
      clearTimeout(timer);
      // What is still on its way is about fields that are no longer there.
      port1.close();
    };
  }, [fields]);
  return reply?.of === fields ? reply.is : undefined;
}

function startWorker(): Worker {
  const [typescript] = assets.typescript;
  return new Worker(
    withTypescriptAddress(assets.projectWorker, typescript?.script ?? ''),
  );
}

/** What TypeScript says of the file. */
export function Answer({ answer }: { answer: ProjectAnswer }) {
  const { change, file, notes, once, outcome, refusal, rivals, verdicts } =
    answer;
  return (
    <div className={styles.outcome}>
      {refusal !== undefined && <Refused>{refusal}</Refused>}
      <p role="status">
        <strong>
          <code>{relative(file)}</code>{' '}
          {headlines[outcome] ?? 'isn’t in the project.'}
        </strong>
      </p>
      {notes.map(note => (
        <p key={note}>
          <InlineCode text={note} />
        </p>
      ))}
      {verdicts.map(verdict => (
        <Verdict key={verdict.tsconfig} verdict={verdict} />
      ))}
      {change && <ProposedChange {...change} />}
      {rivals && (
        <details>
          <summary className={chevron.chevron}>
            If there is also{' '}
            <InlineCode
              text={rivals.files
                .map(path => `\`${relative(path)}\``)
                .join(' or ')}
            />
          </summary>
          <p>
            Of files whose names differ only in the extension, TypeScript’s
            patterns match only one, and that isn’t this file. Only{' '}
            <code>files</code> can name both.
          </p>
          {rivals.change && <ProposedChange {...rivals.change} />}
        </details>
      )}
      <Errors kinds={[outcome, once]} file={file} />
      {outcome !== 'types' && verdicts.length > 0 && (
        <p>
          A file is also in the project if an included file imports it. The
          tsconfig alone doesn’t show that.
        </p>
      )}
    </div>
  );
}

/** What is said of the file; of all other outcomes, that it isn't in the project. */
const headlines: Partial<Record<Outcome, string>> = {
  types: 'is in the project.',
  'default-project':
    'isn’t in any tsconfig. It’s linted with TypeScript’s default options.',
  'no-program': 'is linted without types.',
  config: 'has no types until the tsconfig is complete.',
};

function Verdict({
  verdict: { tsconfig, isIncluded, isIncludedOnce, message, place, reason },
}: {
  verdict: FileVerdict;
}) {
  return (
    <>
      <h2>
        {relative(tsconfig)}:{' '}
        {reason === 'broken'
          ? 'can’t be used as it is'
          : isIncludedOnce
            ? 'includes it'
            : isIncluded
              ? 'leaves it out in single runs'
              : 'leaves it out'}
      </h2>
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
    </>
  );
}

function ProposedChange({ isOverride, label, project, tsconfig }: Change) {
  const paths = project?.map(path => `'./${relative(path)}'`) ?? [];
  return (
    <>
      <h2>{label}</h2>
      <p>
        Then ESLint has types for the file, and no file loses them
        {tsconfig?.before === '' && ', and what you build stays as it is'}.
      </p>
      {tsconfig?.before === '' && (
        <PrintedFile name={relative(tsconfig.path)}>
          {tsconfig.text}
        </PrintedFile>
      )}
      {tsconfig && tsconfig.before !== '' && (
        <>
          <p>
            <code>{relative(tsconfig.path)}</code>:
          </p>
          <ChangedLines lines={diffLines(tsconfig.before, tsconfig.text, 2)} />
        </>
      )}
      {project && (
        <>
          <p>
            {isOverride
              ? 'In the ESLint config, for such files alone:'
              : 'In the ESLint config:'}
          </p>
          <CodeBlock language="js">
            {`parserOptions: { project: ${paths.length === 1 ? paths.join('') : `[${paths.join(', ')}]`} }`}
          </CodeBlock>
        </>
      )}
    </>
  );
}

function Errors({ kinds, file }: { kinds: readonly Outcome[]; file: string }) {
  const shown = errors.filter(({ kind }) => kinds.includes(kind));
  return (
    shown.length > 0 && (
      <details>
        <summary className={chevron.chevron}>
          What ESLint says then, by version
        </summary>
        {shown.map(({ kind, message, versions }) => (
          <CodeBlock
            key={message}
            language="text"
            title={`${versions.join(', ')}${kind === 'not-in-programs' ? ', in single runs' : ''}`}
          >
            {`${kind === 'no-program' ? '' : 'Parsing error: '}${message.replaceAll(filePlace, relative(file))}`}
          </CodeBlock>
        ))}
      </details>
    )
  );
}

function relative(path: string): string {
  return path.startsWith(`${projectFolder}/`)
    ? path.slice(projectFolder.length + 1)
    : path;
}

import Translate, { translate } from '@docusaurus/Translate';
import errors from '@generated/upgrade/default/project-errors.json';
import type { ReactNode } from 'react';
import { diffLines } from '../text/diffLines';
import { ChangedLines } from '../ui/ChangedLines';
import { CodeBlock } from '../ui/CodeBlock';
import { InlineCode } from '../ui/InlineCode';
import type { ProjectAnswer, ProjectErrorKind } from './project/answerProject';
import { filePlace, type ProjectError } from './project/projectErrors';
import type { FileVerdict } from './project/projectLayout';
import {
  type ProjectFields,
  projectFolder,
  readTsconfigs,
} from './project/readQuestion';
import styles from './ReadOutcome.module.css';
import { useProjectAnswer } from './useProjectAnswer';

/** Why the file is in the project or isn't, and what to change. */
export function ProjectOutcome({
  fields,
}: {
  fields: ProjectFields;
}): ReactNode {
  const result = useProjectAnswer(fields);
  switch (result.state) {
    case 'asking':
      return (
        <p role="status">
          <Translate id="adopt.project.asking">
            TypeScript is reading the tsconfig …
          </Translate>
        </p>
      );
    case 'failed':
      return <p role="alert">{result.reason}</p>;
    case 'answered':
      return <Answer answer={result.answer} fields={fields} />;
  }
}

function Answer({
  answer,
  fields,
}: {
  answer: ProjectAnswer;
  fields: ProjectFields;
}): ReactNode {
  const file = <code>{relative(answer.file)}</code>;
  return (
    <div className={styles.outcome}>
      <p role="status">
        <strong>
          {answer.isIncluded ? (
            <Translate id="adopt.project.included" values={{ file }}>
              {'{file} is in the project.'}
            </Translate>
          ) : (
            <Translate id="adopt.project.notIncluded" values={{ file }}>
              {'{file} isn’t in the project.'}
            </Translate>
          )}
        </strong>
      </p>
      {answer.missing.map(path => (
        <p key={path}>
          <Translate
            id="adopt.project.missing"
            values={{
              path: <code>{relative(path)}</code>,
              comment: <code>{`// ${relative(path)}`}</code>,
            }}
          >
            {
              'The parser would read {path}, which isn’t here. If it exists, paste it after a line {comment}.'
            }
          </Translate>
        </p>
      ))}
      {answer.verdicts.map(verdict => (
        <Verdict key={verdict.tsconfig} verdict={verdict} fields={fields} />
      ))}
      {answer.error && <Errors kind={answer.error} file={answer.file} />}
      {!answer.isIncluded && (
        <p>
          <Translate id="adopt.project.imports">
            A file is also in the project if an included file imports it. The
            tsconfig alone doesn’t show that.
          </Translate>
        </p>
      )}
    </div>
  );
}

function Verdict({
  verdict: { tsconfig, isIncluded, message, place, edit },
  fields,
}: {
  verdict: FileVerdict;
  fields: ProjectFields;
}): ReactNode {
  const before = readTsconfigs(fields.tsconfigs).find(
    ({ path }) => path === edit?.tsconfig,
  )?.text;
  return (
    <>
      <h4>
        {isIncluded
          ? translate(
              {
                id: 'adopt.project.verdict.includes',
                message: '{tsconfig}: includes it',
              },
              { tsconfig: relative(tsconfig) },
            )
          : translate(
              {
                id: 'adopt.project.verdict.leavesOut',
                message: '{tsconfig}: leaves it out',
              },
              { tsconfig: relative(tsconfig) },
            )}
      </h4>
      <p>
        <InlineCode text={message} />
      </p>
      {place && (
        <CodeBlock
          language="json"
          title={translate(
            { id: 'adopt.project.place', message: '{file}, line {line}' },
            { file: relative(place.tsconfig), line: place.line },
          )}
        >
          {place.text}
        </CodeBlock>
      )}
      {edit && before !== undefined && (
        <>
          <p>
            <Translate
              id="adopt.project.edit"
              values={{
                edit: <strong>{edit.label}</strong>,
                tsconfig: <code>{relative(edit.tsconfig)}</code>,
              }}
            >
              {'To have it in the project: {edit}, in {tsconfig}.'}
            </Translate>
          </p>
          <ChangedLines lines={diffLines(before, edit.text, 2)} />
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
      <summary>
        <Translate id="adopt.project.errors">
          What ESLint says then, by version
        </Translate>
      </summary>
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
  const values = { versions: versions.join(', ') };
  if (kind === 'not-in-service') {
    return translate(
      {
        id: 'adopt.project.withService',
        message: 'With projectService, {versions}',
      },
      values,
    );
  }
  switch (where) {
    case 'editor':
      return translate(
        { id: 'adopt.project.inEditor', message: '{versions}, in an editor' },
        values,
      );
    case 'terminal':
      return translate(
        {
          id: 'adopt.project.inTerminal',
          message: '{versions}, in a terminal or on CI',
        },
        values,
      );
    case undefined:
      return values.versions;
  }
}

/** A full path from the folder that has the config. */
function relative(path: string): string {
  return path.startsWith(`${projectFolder}/`)
    ? path.slice(projectFolder.length + 1)
    : path;
}

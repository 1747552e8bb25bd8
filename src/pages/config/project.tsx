import Link from '@docusaurus/Link';
import { useState } from 'react';
import type { ProjectFields } from '../../adopt/project/projectLayout';
import { PasteField } from '../../tools/PasteField';
import { InputAndResult, ToolPage, WaitingResult } from '../../tools/ToolPage';
import { loadable } from '../../ui/loadable';

const ProjectOutcome = loadable(
  async () => (await import('../../adopt/ProjectOutcome')).ProjectOutcome,
);

/** `/config/project`: why a file isn't in the project. */
export default function ProjectPage() {
  const [fields, setFields] = useState<ProjectFields>();
  const isComplete =
    fields !== undefined &&
    fields.tsconfigs.trim() !== '' &&
    fields.file.trim() !== '';
  return (
    <ToolPage tool="project">
      <InputAndResult
        input={
          <form
            aria-label="Why isn’t this file in the project?"
            onChange={({ currentTarget }) =>
              setFields(
                Object.fromEntries(
                  new FormData(currentTarget),
                ) as unknown as ProjectFields,
              )
            }
          >
            <PasteField
              id="project-tsconfigs"
              name="tsconfigs"
              label="tsconfig.json"
              rows={10}
              placeholder={'{\n  "include": ["src"]\n}'}
              aria-describedby="project-hint"
            >
              <p id="project-hint">
                If it extends another file, or if there are several, put each
                after a line with its path:{' '}
                <code>{'// tsconfig.base.json'}</code>
              </p>
            </PasteField>
            <PasteField
              id="project-parser-options"
              name="parserOptions"
              label="parserOptions, or the whole ESLint config"
              rows={3}
              placeholder={'parserOptions: { project: true }'}
            />
            <PasteField
              id="project-file"
              name="file"
              label="Path of the file, in full or from the folder of the ESLint config"
              rows={1}
              placeholder="vite.config.ts"
            />
          </form>
        }
        result={
          isComplete ? (
            <ProjectOutcome fields={fields} />
          ) : (
            <WaitingResult>
              With a tsconfig and the path of a file, you get the line that
              includes the file or leaves it out, and the change that brings it
              in. The{' '}
              <Link to="/troubleshooting/#i-get-errors-telling-me-eslint-was-configured-to-run--however-that-tsconfig-does-not--none-of-those-tsconfigs-include-this-file">
                FAQ
              </Link>{' '}
              lists the usual reasons.
            </WaitingResult>
          )
        }
      />
    </ToolPage>
  );
}

import Link from '@docusaurus/Link';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PasteField } from '../tools/PasteField';
import { InputAndResult, WaitingResult } from '../tools/ToolPage';
import { loadable } from '../ui/loadable';
import type { ProjectFields } from './project/projectLayout';

const ProjectOutcome = loadable(
  async () => (await import('./ProjectOutcome')).ProjectOutcome,
);

/** Fields for a tsconfig, parser options and a file, and why the file is in the project or isn't. */
export default function ProjectPart(): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<ProjectFields>();
  const read = (): void => {
    const data = new FormData(form.current ?? undefined);
    const field = (name: keyof ProjectFields): string => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    setFields({
      tsconfigs: field('tsconfigs'),
      parserOptions: field('parserOptions'),
      file: field('file'),
    });
  };
  useEffect(() => {
    // What a reader typed before React was there.
    read();
  }, []);
  const isComplete =
    fields !== undefined &&
    fields.tsconfigs.trim() !== '' &&
    fields.file.trim() !== '';
  return (
    <InputAndResult
      input={
        <form
          ref={form}
          aria-label="Why isn’t this file in the project?"
          onChange={read}
          onSubmit={event => {
            event.preventDefault();
          }}
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
              after a line with its path: <code>{'// tsconfig.base.json'}</code>
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
  );
}

import { useState } from 'react';
import type { WorkerInput } from '../../linter/protocol';
import { writeLink } from '../link/writeLink';
import { toMarkdown, type ToolVersions } from '../share/describeState';
import { projectFiles } from '../share/projectFiles';
import { zipProject } from '../share/zipProject';
import type { PlaygroundState } from '../state/playgroundState';

interface Shared {
  state: PlaygroundState;
  /** `undefined` when a config has errors. */
  input: WorkerInput | undefined;
  versions: ToolVersions;
}

/** Ways to hand the state on. */
export interface Share {
  /** Whether the last action worked, in a sentence; empty before the first. */
  said: string;
  forget: () => void;
  /** The address that contains the state. */
  link: () => string;
  copyLink: () => Promise<void>;
  copyMarkdown: () => Promise<void>;
  download: () => void;
}

/** Hands the state on, and says how that went. */
export function useShare({ state, input, versions }: Shared): Share {
  const [said, setSaid] = useState('');
  const link = () => {
    const { origin, pathname } = window.location;
    return `${origin}${pathname}${writeLink(state)}`;
  };
  const copy = async (text: string, what: string) => {
    try {
      // Pages that come over plain HTTP from another computer have no clipboard at all.
      await navigator.clipboard.writeText(text);
      setSaid(`${what} copied.`);
    } catch {
      setSaid(
        'The browser does not allow copying here. The address of this page is the link.',
      );
    }
  };
  return {
    said,
    forget: () => {
      setSaid('');
    },
    link,
    copyLink: () => copy(link(), 'Link'),
    copyMarkdown: () => copy(toMarkdown(state, versions, link()), 'Markdown'),
    download: () => {
      if (input === undefined) {
        setSaid(
          'The config has errors. Correct it, then download the project.',
        );
        return;
      }
      save(
        zipProject(projectFiles(state, input, versions)),
        'typescript-eslint-playground.zip',
      );
      setSaid('Project downloaded.');
    },
  };
}

function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // The download has been started by then.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}

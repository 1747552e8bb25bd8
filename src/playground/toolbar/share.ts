import { selectConfig, selectInput } from '../analysis/analysis';
import { writeLink } from '../link/writeLink';
import { toMarkdown, type ToolVersions } from '../share/describeState';
import { flatConfig } from '../share/flatConfig';
import { projectFiles } from '../share/projectFiles';
import { zipProject } from '../share/zipProject';
import type { PlaygroundState } from '../state/playgroundState';
import type { SessionStore } from '../state/session';

/** The address that opens the playground in this state. */
export function linkTo(link: PlaygroundState): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}${writeLink(link)}`;
}

/** Copies the address of the state, and says how that went. */
export function copyLink(store: SessionStore): Promise<boolean> {
  return copy(store, linkTo(store.get().link), 'Link');
}

/** Copies the state as Markdown, and says how that went. */
export function copyMarkdown(
  store: SessionStore,
  tools: ToolVersions,
): Promise<boolean> {
  const { link } = store.get();
  return copy(store, toMarkdown(link, tools, linkTo(link)), 'Markdown');
}

/**
 * Copies the ESLint config as an `eslint.config.mjs`, and says how that went.
 *
 * @returns whether it was copied
 */
export async function copyFlatConfig(store: SessionStore): Promise<boolean> {
  const { link, rules } = store.get();
  if (selectConfig(store.get()) === undefined) {
    store.set({ said: 'The config has errors. Correct it, then copy it.' });
    return false;
  }
  return copy(store, flatConfig(link, rules), 'eslint.config.mjs');
}

/** Downloads the state as a project, and says how that went. */
export function downloadProject(
  store: SessionStore,
  tools: ToolVersions,
): void {
  const input = selectInput(store.get());
  if (input === undefined) {
    store.set({
      said: 'The config has errors. Correct it, then download the project.',
    });
    return;
  }
  save(
    zipProject(projectFiles(store.get().link, input, tools)),
    'typescript-eslint-playground.zip',
  );
  store.set({ said: 'Project downloaded.' });
}

/** @returns whether the text was copied */
async function copy(
  store: SessionStore,
  text: string,
  what: string,
): Promise<boolean> {
  try {
    // Pages that come over plain HTTP from another computer have no clipboard at all.
    await navigator.clipboard.writeText(text);
    store.set({ said: `${what} copied.` });
    return true;
  } catch {
    store.set({
      said: 'The browser does not allow copying here. The address of this page is the link.',
    });
    return false;
  }
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

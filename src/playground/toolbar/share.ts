import { selectInput } from '../analysis/analysis';
import { writeLink } from '../link/writeLink';
import { toMarkdown, type ToolVersions } from '../share/describeState';
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
export function copyLink(store: SessionStore): Promise<void> {
  return copy(store, linkTo(store.get().link), 'Link');
}

/** Copies the state as Markdown, and says how that went. */
export function copyMarkdown(
  store: SessionStore,
  tools: ToolVersions,
): Promise<void> {
  const { link } = store.get();
  return copy(store, toMarkdown(link, tools, linkTo(link)), 'Markdown');
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

async function copy(
  store: SessionStore,
  text: string,
  what: string,
): Promise<void> {
  try {
    // Pages that come over plain HTTP from another computer have no clipboard at all.
    await navigator.clipboard.writeText(text);
    store.set({ said: `${what} copied.` });
  } catch {
    store.set({
      said: 'The browser does not allow copying here. The address of this page is the link.',
    });
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

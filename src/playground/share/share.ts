import { version as typescriptEslint } from '@typescript-eslint/eslint-plugin/package.json';
import { version as eslint } from 'eslint/package.json';
import { strToU8, zipSync } from 'fflate';
import { version as globals } from 'globals/package.json';
import { readConfig } from '../../config/configDocument';
import {
  printFlatConfig,
  type TriedConfig,
} from '../../config/print/printFlatConfig';
import type {
  KnownRules,
  WorkerInput,
  WorkerReport,
} from '../../linter/protocol';
import { formatJson } from '../../text/json';
import { saveFile } from '../../ui/saveFile';
import {
  isFresh,
  selectConfig,
  selectErrors,
  selectInput,
  selectProblems,
  selectReading,
  stageOf,
} from '../analysis/analysisSelectors';
import { filesOf, isCode, selectFileNames } from '../files/playgroundFiles';
import { isTooLong, writeLink } from '../link/link';
import type { Session, SessionStore } from '../state/session';
import { fileNameOf, type SharedState } from '../state/sharedState';
import { toMarkdown } from './describeState';

/** The address that opens the playground in this state; `undefined` where browsers would refuse it. */
export function linkTo(link: SharedState): string | undefined {
  const { origin, pathname } = window.location;
  const hash = writeLink(link);
  return isTooLong(hash) ? undefined : `${origin}${pathname}${hash}`;
}

// What each of these resolves with, or throws, says how it went.

/** Copies the address of the state. */
export async function copyLink(store: SessionStore): Promise<string> {
  const link = linkTo(store.get().shared);
  if (link === undefined) {
    throw new Error(
      'This is too long for a link. Download it as a project instead.',
    );
  }
  return copy(link, 'Link copied.');
}

/** Copies the state as Markdown. */
export function copyMarkdown(store: SessionStore): Promise<string> {
  const session = store.get();
  const { shared } = session;
  const problems = isFresh(session) ? selectProblems(session) : [];
  const address = linkTo(shared);
  return copy(
    toMarkdown(shared, problems, address),
    address === undefined
      ? 'Markdown copied, without a link: the code is too long for one.'
      : 'Markdown copied.',
  );
}

/**
 * How long printing a config waits for the linter, in milliseconds: only the linter knows which rules
 * throw. Browsers allow copying for a few seconds after a click, and not later.
 */
const longestWait = 2_000;

/** Copies the ESLint config as an `eslint.config.mjs`. */
export async function copyFlatConfig(store: SessionStore): Promise<string> {
  await untilAnswered(store);
  const known = knownRules(store, selectConfig(store.get()), 'copy it');
  return copy(
    printFlatConfig(triedConfig(store.get()), known).text,
    'eslint.config.mjs copied.',
  );
}

/** Downloads the state as a project. */
export async function downloadProject(store: SessionStore): Promise<string> {
  await untilAnswered(store);
  const input = selectInput(store.get());
  const known = knownRules(store, input, 'download the project');
  const { text: config } = printFlatConfig(triedConfig(store.get()), known, {
    inProject: true,
  });
  const { compilerOptions = {} } = input ?? {};
  const { typePackages } = store.get().lastCheck?.report ?? {};
  const configs = { config, compilerOptions, typePackages };
  saveFile(
    'typescript-eslint-playground.zip',
    zipProject(projectFiles(store.get().shared, configs)),
  );
  return 'Project downloaded.';
}

/** Waits for what the linter is about to say of the texts, for a while. */
async function untilAnswered(store: SessionStore): Promise<void> {
  await Promise.race([
    store.until(session => stageOf(session) !== 'checking'),
    new Promise(resolve => {
      setTimeout(resolve, longestWait);
    }),
  ]);
}

/** What is known of rules, for a config to be printed. @throws where that isn't possible yet, with what to do `next` */
function knownRules(
  store: SessionStore,
  read: object | undefined,
  next: string,
): KnownRules {
  const known = store.get().knownRules;
  if (read === undefined || known === undefined) {
    const obstacle =
      read === undefined
        ? 'The config has errors. Correct it'
        : 'The list of rules is still loading. Wait a moment';
    throw new Error(`${obstacle}, then ${next}.`);
  }
  return known;
}

function triedConfig(session: Session): TriedConfig {
  const { eslintrc, fileType, sourceType } = session.shared;
  const names = selectFileNames(session);
  const [first = ''] = names;
  // The first is always code, which a config is for.
  const isTried = fileType !== '.json';
  return {
    text: eslintrc,
    parts: (isTried ? selectReading(session) : readConfig(eslintrc, first))
      .parts,
    fileName: isTried ? fileNameOf(session.shared) : first,
    otherNames: names,
    sourceType,
    errors: isTried && isFresh(session) ? selectErrors(session) : undefined,
  };
}

async function copy(text: string, message: string): Promise<string> {
  try {
    // Pages that come over plain HTTP from another computer have no clipboard at all.
    await navigator.clipboard.writeText(text);
    return message;
  } catch {
    throw new Error(
      'The browser does not allow copying here. The address of this page is the link.',
    );
  }
}

/** A small project in which `npx eslint .` says what the playground says. `config`: its `eslint.config.mjs` */
export function projectFiles(
  shared: SharedState,
  {
    config,
    compilerOptions,
    typePackages,
  }: Pick<WorkerInput, 'compilerOptions'> &
    Partial<Pick<WorkerReport, 'typePackages'>> & { config: string },
): Record<string, string> {
  const files = filesOf(shared);
  return {
    ...Object.fromEntries(files.map(({ name, code }) => [name, code])),
    'eslint.config.mjs': config,
    'package.json': formatJson({
      name: 'typescript-eslint-playground',
      private: true,
      scripts: { lint: 'eslint .' },
      devDependencies: {
        '@eslint/js': eslint,
        '@typescript-eslint/eslint-plugin': typescriptEslint,
        '@typescript-eslint/parser': typescriptEslint,
        eslint,
        globals,
        typescript: shared.ts,
        'typescript-eslint': typescriptEslint,
        ...typePackages,
      },
    }),
    // As the playground has it, JavaScript is part of the program.
    'tsconfig.json': formatJson({
      compilerOptions: { ...compilerOptions, allowJs: true, noEmit: true },
      files: files.filter(isCode).map(({ name }) => name),
    }),
    'README.md': readme(shared),
  };
}

function readme({ ts }: SharedState): string {
  return `# From the typescript-eslint playground

\`\`\`sh
npm install
npx eslint .
\`\`\`

says what the playground said, with TypeScript ${ts}.
`;
}

const folder = 'typescript-eslint-playground';

/** Packs files into a ZIP archive. @param files text by path */
export function zipProject(files: Record<string, string>): Blob {
  const entries = Object.entries(files).map(
    ([path, text]) => [`${folder}/${path}`, strToU8(text)] as const,
  );
  // Its types are written for a newer TypeScript than the one that lints here.
  const archive = zipSync(Object.fromEntries(entries)) as Uint8Array;
  return new Blob([new Uint8Array(archive)], { type: 'application/zip' });
}

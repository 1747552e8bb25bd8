import { useHistory } from '@docusaurus/router';
import assets from '@generated/playground/default/assets.json';
import starter from '@generated/playground/default/starter.json';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createLinterClient } from '../linter/client';
import type { PlaygroundCompilerOption } from '../linter/protocol';
import { loadKnownRules } from '../rules/loadKnownRules';
import { takeLaunchedFile } from '../tools/launchedFile';
import {
  askLinter,
  checkOtherFiles,
  runLinter,
  seedCheck,
} from './analysis/check';
import { LinterTrouble } from './analysis/LinterStatus';
import {
  findTextFields,
  pageStage,
  readTyped,
  takeHeadStart,
  type TextField,
  whenUsed,
} from './beforeReact';
import { convertPasted } from './configs/ConfigProblems';
import { EditorPane } from './editor/EditorPane';
import { Notes } from './notes/Notes';
import styles from './Playground.module.css';
import { fixOnSave } from './problems/applyFixes';
import { ProblemCount, ResultPane } from './ResultPane';
import { autosave, endTrials, replaceShared } from './saving/autosave';
import { findOpening } from './saving/opening';
import { Split } from './sides/Split';
import {
  addNotes,
  changeShared,
  createSession,
  openInstead,
} from './state/changeSession';
import {
  type PlaygroundConstants,
  PlaygroundContext,
} from './state/PlaygroundContext';
import { readPreferences } from './state/preferences';
import type { SessionStore } from './state/session';
import { fileTypeOf, noFiles } from './state/sharedState';
import { starterState } from './state/starter';
import { endAll, withChange } from './state/store';
import { Toolbar } from './toolbar/Toolbar';

/**
 * The playground: texts on one side, what is found in them on the other.
 *
 * All that changes is in the session's store. What the reader does changes it there, and so does what
 * `runPlayground` starts: the linter's answers, the address. Each component selects what it shows, and is
 * rendered again when that has changed.
 *
 * The build renders it with the starting example, and with what is reported in that. In the browser it
 * begins with the same, so that React takes over the page's HTML as it is, and then opens at once what the
 * reader came for (see `takeOver`). The linter and the full editor wait until the reader uses the page.
 */
export function Playground() {
  const history = useHistory();
  const page = useRef<HTMLDivElement>(null);
  const [playground] = useState(createPlayground);
  const [fields] = useState(findTextFields);
  useLayoutEffect(() => takeOver(playground, fields), [playground, fields]);
  useEffect(
    () =>
      page.current
        ? whenUsed(page.current, () => playground.store.set({ isUsed: true }))
        : undefined,
    [playground],
  );
  useEffect(() => runPlayground(playground, history), [playground, history]);
  return (
    <PlaygroundContext value={playground}>
      <div ref={page} className={styles.playground}>
        <Toolbar />
        <Notes />
        <Split texts={<EditorPane />} results={<ResultPane />} />
        <ProblemCount />
        <LinterTrouble />
      </div>
    </PlaygroundContext>
  );
}

function createPlayground(): PlaygroundConstants {
  const versions = {
    available: assets.typescript.map(({ version }) => version),
    default: assets.defaultVersion,
  };
  const store = createSession({
    shared: starterState(versions.default),
    notes: [],
  });
  seedCheck(store, starter.report);
  return {
    store,
    versions,
    starterHtml: starter.html,
  };
}

function runPlayground(
  { store, versions }: PlaygroundConstants,
  history: ReturnType<typeof useHistory>,
): () => void {
  openLaunchedFile(store);
  return endAll([
    autosave(store, history, versions),
    convertPasted(store),
    store.watch(
      ({ isUsed }) => isUsed,
      isUsed => (isUsed ? startLinter(store) : undefined),
    ),
    askLinter(store),
    checkOtherFiles(store),
    fixOnSave(store),
    endTrials(store),
  ]);
}

/** Opens the file that the installed site is started with, in the place of the code. */
function openLaunchedFile(store: SessionStore): void {
  takeLaunchedFile(
    ({ name, text }) => {
      const shared = {
        ...store.get().shared,
        code: text,
        fileType: fileTypeOf(name),
        files: noFiles,
        shown: 0,
      };
      replaceShared(store, { shared }, 'file');
      store.set({ isUsed: true });
    },
    message => addNotes(store, [message]),
  );
}

function startLinter(store: SessionStore): () => void {
  return endAll([
    runLinter(
      store,
      version => takeHeadStart(version) ?? createLinterClient(assets, version),
    ),
    loadDescriptions(store),
  ]);
}

/**
 * Loads what is known of rules, and of the compiler options of the chosen version of TypeScript. The page
 * works without: it only knows less then.
 */
function loadDescriptions(store: SessionStore): () => void {
  loadKnownRules().then(
    knownRules => store.set({ knownRules }),
    () => undefined,
  );
  return store.watch(
    ({ shared }) =>
      assets.typescript.find(({ version }) => version === shared.ts)?.options,
    url => {
      if (url === undefined) {
        return undefined;
      }
      const controller = new AbortController();
      fetch(url, { signal: controller.signal })
        .then(async response => {
          if (response.ok) {
            const compilerOptions =
              (await response.json()) as PlaygroundCompilerOption[];
            store.set({ compilerOptions });
          }
        })
        .catch(() => undefined);
      return () => {
        controller.abort();
        store.set({ compilerOptions: undefined });
      };
    },
  );
}

/**
 * Goes on from the page's HTML, once the session has what that has: the starting example. Opens what the
 * reader came for, and takes over what they have typed and chosen meanwhile.
 */
function takeOver(
  { store, versions }: PlaygroundConstants,
  fields: readonly TextField[],
): void {
  const typed = readTyped(fields);
  const opening = findOpening(versions);
  const { lastCheck, shared } = store.get();
  const isExample = withChange(shared, opening.shared) === shared;
  openInstead(store, opening);
  changeShared(store, typed);
  store.set({
    preferences: readPreferences(),
    isUsed:
      !isExample ||
      // The reader has come from another page of the site, where React runs already.
      fields.length === 0 ||
      opening.comeback !== undefined ||
      Object.keys(typed).length > 0 ||
      window.headStart !== undefined,
    lastCheck: isExample ? lastCheck : undefined,
    toReveal: selectionOfLost(fields),
  });
  Reflect.deleteProperty(document.documentElement.dataset, pageStage);
}

/** The selection of the code's field, if it had the focus, and React has put another one in its place. */
function selectionOfLost(
  fields: readonly TextField[],
): [number, number] | undefined {
  const lost = fields.find(
    ({ element, hadFocus, name }) =>
      hadFocus && name === 'code' && !element.isConnected,
  );
  return lost && [lost.element.selectionStart, lost.element.selectionEnd];
}

import { useHistory } from '@docusaurus/router';
import { type BaseUrlUtils, useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import assets from '@generated/playground/default/assets.json';
import { version as pluginVersion } from '@typescript-eslint/eslint-plugin/package.json';
import { version as eslintVersion } from 'eslint/package.json';
import { type ReactNode, useEffect, useState } from 'react';
import { createLinterClient } from '../linter/client';
import { askLinter } from './analysis/askLinter';
import { takeEarlyLinter } from './analysis/headStart';
import { LinterTrouble } from './analysis/LinterTrouble';
import { loadDescriptions } from './analysis/loadDescriptions';
import { runLinter } from './analysis/runLinter';
import { convertPasted } from './config/convert/convertForeign';
import { EditorPane } from './editor/EditorPane';
import { restoreDraft } from './link/draft';
import { followAddress } from './link/followAddress';
import { LinkNotes } from './link/LinkNotes';
import { readLink } from './link/readLink';
import styles from './Playground.module.css';
import { fixOnSave } from './problems/applyFixes';
import { ProblemCount } from './problems/ProblemCount';
import { ResultPane } from './ResultPane';
import { SideSwitch } from './sides/SideSwitch';
import { Split } from './sides/Split';
import {
  type PlaygroundConstants,
  PlaygroundContext,
} from './state/PlaygroundContext';
import { ReplacedNote } from './state/ReplacedNote';
import { createSession } from './state/session';
import { starterState } from './state/starter';
import { Toolbar } from './toolbar/Toolbar';

/**
 * The playground: texts on one side, what is found in them on the other.
 *
 * All that changes is in the session's store. What the reader does changes it there, and so does what
 * `runPlayground` starts: the linter's answers, the address. Each component selects what it shows, and is
 * rendered again when that has changed.
 */
export function Playground(): ReactNode {
  const history = useHistory();
  const [playground] = useState(openPlayground);
  const { withBaseUrl } = useBaseUrlUtils();
  useEffect(
    () => runPlayground(playground, history, withBaseUrl),
    [playground, history, withBaseUrl],
  );
  return (
    <PlaygroundContext value={playground}>
      <div className={styles.playground}>
        <Toolbar />
        <LinkNotes />
        <ReplacedNote />
        <Split texts={<EditorPane />} results={<ResultPane />} />
        <SideSwitch />
        <ProblemCount />
        <LinterTrouble />
      </div>
    </PlaygroundContext>
  );
}

/** Begins with what the address says, or with an example. */
function openPlayground(): PlaygroundConstants {
  const versions = {
    available: assets.typescript.map(({ version }) => version),
    default: assets.defaultVersion,
  };
  restoreDraft();
  const opened = readLink(window.location.hash, versions);
  return {
    store: createSession(
      opened?.state ?? starterState(versions.default),
      opened?.notes,
    ),
    versions,
    tools: { eslint: eslintVersion, typescriptEslint: pluginVersion },
  };
}

/** Starts all that goes on apart from the components. @returns a function that ends it */
function runPlayground(
  { store, versions }: PlaygroundConstants,
  history: ReturnType<typeof useHistory>,
  withBaseUrl: BaseUrlUtils['withBaseUrl'],
): () => void {
  const ends = [
    followAddress(store, history, versions),
    convertPasted(store),
    runLinter(
      store,
      version =>
        takeEarlyLinter(version) ?? createLinterClient(assets, version),
    ),
    askLinter(store),
    loadDescriptions(store, assets, withBaseUrl),
    fixOnSave(store),
  ];
  return () => {
    for (const end of ends) {
      end();
    }
  };
}

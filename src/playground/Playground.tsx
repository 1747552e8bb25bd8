import { useHistory } from '@docusaurus/router';
import { type BaseUrlUtils, useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import assets from '@generated/playground/default/assets.json';
import { version as pluginVersion } from '@typescript-eslint/eslint-plugin/package.json';
import { version as eslintVersion } from 'eslint/package.json';
import { version as globalsVersion } from 'globals/package.json';
import { type ReactNode, useEffect, useState } from 'react';
import { createLinterClient } from '../linter/client';
import { askLinter } from './analysis/askLinter';
import { checkOtherFiles } from './analysis/checkOtherFiles';
import { takeEarlyLinter } from './analysis/headStart';
import { LinterTrouble } from './analysis/LinterTrouble';
import { loadDescriptions } from './analysis/loadDescriptions';
import { runLinter } from './analysis/runLinter';
import { convertPasted } from './configs/convert/convertForeign';
import { EditorPane } from './editor/EditorPane';
import { endOpenings } from './kept/brokenOpenings';
import { findOpening } from './kept/findOpening';
import { followAddress } from './link/followAddress';
import { ComebackNote } from './notes/ComebackNote';
import { LinkNotes } from './notes/LinkNotes';
import { NotKeptNote } from './notes/NotKeptNote';
import { RemovedNote } from './notes/RemovedNote';
import { ReplacedNote } from './notes/ReplacedNote';
import styles from './Playground.module.css';
import { fixOnSave } from './problems/applyFixes';
import { ProblemCount } from './problems/ProblemCount';
import { ResultPane } from './ResultPane';
import { SideSwitch } from './sides/SideSwitch';
import { Split } from './sides/Split';
import { createSession } from './state/createSession';
import {
  type PlaygroundConstants,
  PlaygroundContext,
} from './state/PlaygroundContext';
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
        <ComebackNote />
        <LinkNotes />
        <ReplacedNote />
        <RemovedNote />
        <NotKeptNote />
        <Split texts={<EditorPane />} results={<ResultPane />} />
        <SideSwitch />
        <ProblemCount />
        <LinterTrouble />
      </div>
    </PlaygroundContext>
  );
}

/** Begins with what the address says, what was typed last, or an example. */
function openPlayground(): PlaygroundConstants {
  const versions = {
    available: assets.typescript.map(({ version }) => version),
    default: assets.defaultVersion,
  };
  return {
    store: createSession(findOpening(versions)),
    versions,
    tools: {
      eslint: eslintVersion,
      globals: globalsVersion,
      typescriptEslint: pluginVersion,
    },
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
    checkOtherFiles(store),
    loadDescriptions(store, assets, withBaseUrl),
    fixOnSave(store),
    endOpenings(store),
  ];
  return () => {
    for (const end of ends) {
      end();
    }
  };
}

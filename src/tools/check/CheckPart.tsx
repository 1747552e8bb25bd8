import Link from '@docusaurus/Link';
import {
  type ComponentProps,
  useDeferredValue,
  useMemo,
  useState,
} from 'react';
import type { ConfigDocument } from '../../config/configDocument';
import {
  moveConfig,
  type MovedConfig,
  type Proof as ProofData,
} from '../../config/moveConfig';
import { reviewConfig } from '../../config/review/reviewConfig';
import { groupBy } from '../../linter/groupBy';
import type { KnownRules } from '../../linter/protocol';
import { messageOf } from '../../text/messageOf';
import { plural } from '../../text/plural';
import { AndMore } from '../../ui/AndMore';
import chevron from '../../ui/Chevron.module.css';
import { DataTable } from '../../ui/DataTable';
import { InstallCommand } from '../../ui/InstallCommand';
import { loadable } from '../../ui/loadable';
import { ConfigResult, Refused } from '../ConfigResult';
import { packagesToInstall } from '../packagesToInstall';
import { PrintedFile } from '../PrintedFile';
import page from '../ToolPage.module.css';
import type { ToolStore } from '../useToolState';
import styles from './CheckPart.module.css';
import { FindingList } from './FindingList';

const Rulebook = loadable(async () => (await import('./Rulebook')).Rulebook);

/** What is wrong with the config, and the config as a flat one. */
export function CheckPart({ store }: { store: ToolStore }) {
  return (
    <ConfigResult pasted={store.pasted} takesBroken>
      {(opened, known) => (
        <Results store={store} opened={opened} known={known} />
      )}
    </ConfigResult>
  );
}

function Results(props: Omit<ComponentProps<typeof FindingList>, 'findings'>) {
  const { known, opened } = props;
  const { document } = opened;
  const findings = useMemo(
    () => reviewConfig(document, known),
    [document, known],
  );
  // Moving takes longer than finding, so the findings come first. Meanwhile, what was moved before stays.
  const later = useDeferredValue<ConfigDocument | undefined>(
    document,
    undefined,
  );
  const moved = useMemo(() => later && tryToMove(later, known), [later, known]);
  return (
    <>
      <FindingList {...props} findings={findings} />
      <div>
        {typeof moved === 'string' ? (
          <Refused>{moved}</Refused>
        ) : document.isBroken ? (
          <p className={page.waiting}>
            Once the config can be read, it’s here as an{' '}
            <code>eslint.config.mjs</code>.
          </p>
        ) : (
          moved && <FlatConfig leftOut={opened.notes} moved={moved} />
        )}
        <RulebookFold document={document} rules={known.rules} />
      </div>
    </>
  );
}

function RulebookFold(props: ComponentProps<typeof Rulebook>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.proof}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <h2>The rules as a Markdown file</h2>{' '}
        <span className={chevron.chevron}>For people and assistants</span>
      </summary>
      {isOpen && <Rulebook {...props} />}
    </details>
  );
}

/** @returns a text where the config can't be moved, `undefined` where it is none */
function tryToMove(
  document: ConfigDocument,
  known: KnownRules,
): MovedConfig | string | undefined {
  try {
    return moveConfig(document, known);
  } catch (error) {
    return messageOf(error);
  }
}

interface FlatConfigProps {
  moved: MovedConfig;
  /** What is in the config and could not be read, in sentences. */
  leftOut: readonly string[];
}

function FlatConfig({ leftOut, moved }: FlatConfigProps) {
  const { changes, packages, proof, text, throughCompat } = moved;
  return (
    <>
      <Proof leftOut={leftOut} proof={proof} />
      <section aria-label="The config as a flat config">
        <PrintedFile name="eslint.config.mjs">{text}</PrintedFile>
        <InstallCommand packages={packagesToInstall(packages)} />
      </section>
      {throughCompat.length > 0 && (
        <p>
          {`These have no form for flat configs that is known here, so they go through ESLint’s compatibility layer: ${listOf(throughCompat)}. If their newer versions have one, import that instead.`}
        </p>
      )}
      {changes.length > 0 && (
        <>
          <h2>What was changed</h2>
          <ul>
            {changes.map(change => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        Then: <Link to="/config/upgrade">what an upgrade changes</Link>,{' '}
        <Link to="/config/compare#left=config&right=strict">
          what <code>strict</code> would add
        </Link>
        , and <Link to="/config/adopt">how to begin in a large codebase</Link>.
      </p>
    </>
  );
}

function listOf(names: readonly string[]): string {
  return names.map(name => `“${name}”`).join(', ');
}

const maxListed = 60;

function Proof({
  leftOut,
  proof,
}: Pick<FlatConfigProps, 'leftOut'> & { proof: ProofData }) {
  const { differences, files, uncompared } = proof;
  const same = files.filter(({ isSame }) => isSame).length;
  const byReason = groupBy(
    differences.slice(0, maxListed),
    each => `In ${each.files.join(', ')}: ${each.reason}.`,
  );
  return (
    <details
      className={styles.proof}
      data-outcome={
        leftOut.length + differences.length + uncompared.length === 0
          ? 'same'
          : 'unsure'
      }
    >
      <summary>
        <h2>
          {leftOut.length > 0
            ? `Incomplete: ${plural(leftOut.length, 'part is', 'parts are')} left out`
            : differences.length > 0
              ? plural(differences.length, 'difference')
              : uncompared.length > 0
                ? 'No difference in what this page can compare'
                : 'ESLint does the same as before'}
        </h2>{' '}
        <span className={chevron.chevron}>Proof</span>
      </summary>
      {leftOut.length > 0 && (
        <>
          <ul>
            {leftOut.map(note => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          <p>Add them to the new config by hand. The rest was compared.</p>
        </>
      )}
      <p>
        {`Compared for ${plural(files.length, 'file')}, one for each kind of file that the config has settings for. Rules, options, and parsing are the same for ${String(same)} of them.`}
      </p>
      <ul>
        {files.map(({ count, isSame, name }) => (
          <li key={name}>
            <code>{name}</code>:{' '}
            {count === undefined ? 'ignored' : plural(count, 'rule')},{' '}
            {isSame ? 'the same' : 'different'}
          </li>
        ))}
      </ul>
      {[...byReason].map(([why, list]) => (
        <section key={why}>
          <p>{why}</p>
          <DataTable
            columns={['What', 'Before', 'After']}
            rows={list.map(({ after, before, name }) =>
              [name, before, after].map(value =>
                value === undefined ? 'off' : <code>{value}</code>,
              ),
            )}
          />
        </section>
      ))}
      <AndMore count={differences.length - maxListed} />
      {uncompared.length > 0 && (
        <p>
          Not compared, since this page doesn’t have them: the rules, and the
          parser, that {listOf(uncompared)} set. Run{' '}
          <code>npx eslint --print-config</code> with both configs to compare
          those.
        </p>
      )}
    </details>
  );
}

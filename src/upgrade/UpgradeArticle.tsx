import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { ChangedOptions } from './ChangedOptions';
import { ChangedPresets } from './ChangedPresets';
import { shortVersion, type VersionChanges } from './changes';
import {
  AddedRules,
  ChangedMessages,
  ChangedParserOptions,
  DeprecatedRules,
  RemovedRules,
  Requirements,
} from './RuleLists';

/** What changes from an older version to the documented one: everything the packages tell. */
export function UpgradeArticle({
  changes,
}: {
  changes: VersionChanges;
}): ReactNode {
  const from = shortVersion(changes.from);
  const to = shortVersion(changes.to);
  const sections = sectionsOf(changes);
  return (
    <article className="markdown">
      <header>
        <h1>{`Upgrade from ${from} to ${to}`}</h1>
      </header>
      <p>
        Everything that is different for a config and its reports, as the build
        of this site found it in the packages of versions {changes.from} and{' '}
        {changes.to}. <Link to="/config#upgrade">Paste your config</Link> to see
        only what concerns it, with an edit for each change.
      </p>
      <nav aria-label="On this page" className="link-columns">
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, title, content }) => (
        <section key={id}>
          <h2 id={id}>{title}</h2>
          {content}
        </section>
      ))}
      <h2 id="other-versions">Other versions</h2>
      <p>
        Coming from <Link to="/config/upgrade-from-5">5.62</Link>,{' '}
        <Link to="/config/upgrade-from-6">6.21</Link>, or{' '}
        <Link to="/config/upgrade-from-7">7.0</Link>? If you use an older
        version, update to 5.62 first: it has everything of 5.x. Posts about{' '}
        <Link to="/blog/announcing-typescript-eslint-v6">version 6</Link> and{' '}
        <Link to="/blog/announcing-typescript-eslint-v7">version 7</Link>{' '}
        describe what changed for rules of your own.
      </p>
    </article>
  );
}

interface Section {
  /** Part of the page's address. */
  id: string;
  title: string;
  content: ReactNode;
}

/** The page's sections; those with nothing in them are left out. */
function sectionsOf(changes: VersionChanges): Section[] {
  const { added, deprecated, parserOptions, removed, requirements } = changes;
  const sections: (Section & { count: number })[] = [
    {
      id: 'versions',
      title: 'Required versions',
      count: requirements.length,
      content: <Requirements changes={changes} />,
    },
    {
      id: 'presets',
      title: 'Presets',
      count: changes.presets.length,
      content: <ChangedPresets presets={changes.presets} />,
    },
    {
      id: 'removed',
      title: 'Removed rules',
      count: removed.length,
      content: <RemovedRules rules={removed} />,
    },
    {
      id: 'options',
      title: 'Options and defaults',
      count: changes.changed.length,
      content: <ChangedOptions rules={changes.changed} />,
    },
    {
      id: 'deprecated',
      title: 'Deprecated rules',
      count: deprecated.length,
      content: <DeprecatedRules rules={deprecated} />,
    },
    {
      id: 'new',
      title: 'New rules',
      count: added.length,
      content: <AddedRules rules={added} from={changes.from} />,
    },
    {
      id: 'parser-options',
      title: 'Parser options',
      count: parserOptions.length,
      content: <ChangedParserOptions options={parserOptions} />,
    },
    {
      id: 'messages',
      title: 'Messages',
      count: changes.changed.flatMap(({ messages }) => messages).length,
      content: <ChangedMessages rules={changes.changed} />,
    },
  ];
  return sections.filter(({ count }) => count > 0);
}

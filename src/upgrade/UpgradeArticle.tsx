import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { ChangedOptions } from './ChangedOptions';
import { ChangedPresets } from './ChangedPresets';
import type { VersionChanges } from './changes';
import {
  ChangedMessages,
  ChangedParserOptions,
  Requirements,
} from './OtherChanges';
import { AddedRules, DeprecatedRules, RemovedRules } from './RuleLists';
import { shortVersion } from './shortVersion';

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
        <h1>
          {translate(
            { id: 'upgrade.title', message: 'Upgrade from {from} to {to}' },
            { from, to },
          )}
        </h1>
      </header>
      <p>
        <Translate
          id="upgrade.lead"
          values={{
            from: changes.from,
            to: changes.to,
            paste: (
              <Link to="/config#upgrade">
                <Translate id="upgrade.lead.paste">Paste your config</Translate>
              </Link>
            ),
          }}
        >
          {
            'Everything that is different for a config and its reports, as the build of this site found it in the packages of versions {from} and {to}. {paste} to see only what concerns it, with an edit for each change.'
          }
        </Translate>
      </p>
      <nav
        aria-label={translate({
          id: 'theme.TOCCollapsible.toggleButtonLabel',
          message: 'On this page',
        })}
        className="link-columns"
      >
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
      <h2 id="other-versions">
        <Translate id="upgrade.others.title">Other versions</Translate>
      </h2>
      <p>
        <Translate
          id="upgrade.others"
          values={{
            five: <Link to="/config/upgrade-from-5">5.62</Link>,
            six: <Link to="/config/upgrade-from-6">6.21</Link>,
            seven: <Link to="/config/upgrade-from-7">7.0</Link>,
            version6: (
              <Link to="/blog/announcing-typescript-eslint-v6">
                <Translate id="upgrade.others.version6">version 6</Translate>
              </Link>
            ),
            version7: (
              <Link to="/blog/announcing-typescript-eslint-v7">
                <Translate id="upgrade.others.version7">version 7</Translate>
              </Link>
            ),
          }}
        >
          {
            'Coming from {five}, {six}, or {seven}? If you use an older version, update to 5.62 first: it has everything of 5.x. Posts about {version6} and {version7} describe what changed for rules of your own.'
          }
        </Translate>
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
      title: translate({
        id: 'upgrade.versions.title',
        message: 'Required versions',
      }),
      count: requirements.length,
      content: <Requirements changes={changes} />,
    },
    {
      id: 'presets',
      title: translate({ id: 'upgrade.presets.title', message: 'Presets' }),
      count: changes.presets.length,
      content: <ChangedPresets presets={changes.presets} />,
    },
    {
      id: 'removed',
      title: translate({
        id: 'upgrade.removed.title',
        message: 'Removed rules',
      }),
      count: removed.length,
      content: <RemovedRules rules={removed} />,
    },
    {
      id: 'options',
      title: translate({
        id: 'upgrade.options.title',
        message: 'Options and defaults',
      }),
      count: changes.changed.length,
      content: <ChangedOptions rules={changes.changed} />,
    },
    {
      id: 'deprecated',
      title: translate({
        id: 'upgrade.deprecated.title',
        message: 'Deprecated rules',
      }),
      count: deprecated.length,
      content: <DeprecatedRules rules={deprecated} />,
    },
    {
      id: 'new',
      title: translate({ id: 'upgrade.added.title', message: 'New rules' }),
      count: added.length,
      content: <AddedRules rules={added} from={changes.from} />,
    },
    {
      id: 'parser-options',
      title: translate({
        id: 'upgrade.parserOptions.title',
        message: 'Parser options',
      }),
      count: parserOptions.length,
      content: <ChangedParserOptions options={parserOptions} />,
    },
    {
      id: 'messages',
      title: translate({ id: 'upgrade.messages.title', message: 'Messages' }),
      count: changes.changed.flatMap(({ messages }) => messages).length,
      content: <ChangedMessages rules={changes.changed} />,
    },
  ];
  return sections.filter(({ count }) => count > 0);
}

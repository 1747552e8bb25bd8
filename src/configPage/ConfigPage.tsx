import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import AdoptPart from '../adopt/AdoptPart';
import ProjectPart from '../adopt/ProjectPart';
import type { PastedConfig } from '../config/openConfig';
import { StartReact } from '../navigation/StartReact';
import { loadable } from '../ui/loadable';
import UpgradePart from '../upgrade/UpgradePart';
import { ChooseForm } from './compare/ChooseForm';
import { CompareForm } from './compare/CompareForm';
import { ConfigField } from './ConfigField';
import styles from './ConfigPage.module.css';
import { type PartId, parts } from './pageLink';
import { useOpenedConfig } from './useOpenedConfig';
import { type PageStore, usePageState } from './usePageState';

/*
 * What the parts show once they have something to show. Their fields and texts that can be in the HTML
 * are in the page itself; nothing of this is loaded before a reader uses the page.
 */

const CheckPart = loadable(
  async () => (await import('./check/CheckPart')).CheckPart,
);

const ComparePart = loadable(
  async () => (await import('./compare/ComparePart')).ComparePart,
);

const ChosenFiles = loadable(
  async () => (await import('./compare/ChosenFiles')).ChosenFiles,
);

/** `/config`: a config is checked, moved to flat config, upgraded, compared, and adopted. */
export function ConfigPage(): ReactNode {
  const page = usePageState();
  const pasted = useOpenedConfig(page.config);
  return (
    <Layout
      title="Check, convert, and compare ESLint configs"
      description="Paste an ESLint config: see what’s wrong with it and get it as a flat config, compare it with presets, or upgrade it. Everything stays in your browser."
    >
      <StartReact at="use" />
      <main className={styles.page}>
        <PageHead />
        <CheckSection page={page} pasted={pasted} />
        <Section id="upgrade" title="Upgrade from an older version">
          <p>
            Rules, options, and presets change with each major version. This
            part shows what changed since yours, and what that means for the
            config above.
          </p>
          <Result>
            <UpgradePart pasted={pasted} onChange={page.replace} />
          </Result>
        </Section>
        <CompareSection page={page} pasted={pasted} />
        <AdoptSection />
        <WithoutScript />
      </main>
    </Layout>
  );
}

/** What the page is for, and links to its parts. */
function PageHead(): ReactNode {
  return (
    <header className={styles.head}>
      <h1>Check, convert, and compare configs</h1>
      <p className={styles.lead}>
        Paste your ESLint config to see what’s wrong with it, get it as a flat
        config, and find out what an upgrade or another preset would change.
        Your config isn’t sent anywhere, and none of it is run.
      </p>
      <nav aria-label="Parts of this page" className={styles.parts}>
        {parts.map(({ id, label }) => (
          <a key={id} href={`#${id}`}>
            {label}
          </a>
        ))}
      </nav>
    </header>
  );
}

interface SectionProps {
  page: PageStore;
  pasted: PastedConfig;
}

/** A config, what is wrong with it, and the same as a flat config. */
function CheckSection({ page, pasted }: SectionProps): ReactNode {
  return (
    <Section id="check" title="Check a config and move it to flat config">
      <p>
        The page reads an eslintrc config as JSON, YAML, or JavaScript, the{' '}
        <code>eslintConfig</code> of a <code>package.json</code>, and flat
        configs. It finds rules that don’t exist, options that are wrong, and
        settings without effect, with a fix for each, and prints the config as
        an <code>eslint.config.mjs</code>.
      </p>
      <ConfigField page={page} />
      <Result>
        <CheckPart page={page} pasted={pasted} />
      </Result>
    </Section>
  );
}

/** What differs between configs, and a config from nothing. */
function CompareSection({ page, pasted }: SectionProps): ReactNode {
  return (
    <Section id="compare" title="Compare presets, or choose one">
      <p>
        Compare two presets, or a preset with the config above. Only what
        differs is listed: rules that one of them adds or leaves out, and rules
        that they give other options.
      </p>
      <CompareForm page={page} />
      <Result>
        <ComparePart page={page} pasted={pasted} />
      </Result>
      <h3 id="new">Start from nothing</h3>
      <p>
        Answer five questions to get a complete config with the commands to
        install what it needs.
      </p>
      <ChooseForm page={page} />
      <Result>
        <ChosenFiles page={page} />
      </Result>
    </Section>
  );
}

/** What to do about hundreds of reports. */
function AdoptSection(): ReactNode {
  return (
    <Section id="adopt" title="Adopt a config in a large codebase">
      <p>
        Paste what ESLint printed to see the causes behind hundreds of reports,
        and where to start.
      </p>
      <Result>
        <AdoptPart />
        <ProjectPart />
      </Result>
    </Section>
  );
}

/** One of the parts of the page, which links lead to. */
function Section({
  id,
  title,
  children,
}: {
  id: PartId;
  title: string;
  children: ReactNode;
}): ReactNode {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

/** What changes with the config. A browser that translates would take its texts away from React. */
function Result({ children }: { children: ReactNode }): ReactNode {
  return <div translate="no">{children}</div>;
}

/** Where to read about presets without JavaScript. */
function WithoutScript(): ReactNode {
  return (
    <noscript>
      <p>
        Checking and comparing needs JavaScript. Without it,{' '}
        <Link to="/users/configs">Shared configs</Link> lists the rules of each
        preset.
      </p>
    </noscript>
  );
}

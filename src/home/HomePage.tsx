import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import content from '@generated/home/default/content.json';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { Hero } from './Hero';
import styles from './HomePage.module.css';
import { LintedExample } from './LintedExample';
import { Parts } from './Parts';
import { Presets } from './Presets';
import { Setup } from './Setup';

/** The home page: what the toolchain does, on real code, and where to start. */
export function HomePage(): ReactNode {
  const { tagline, title } = useDocusaurusContext().siteConfig;
  const { example, presets, rules, setup } = content;
  const pageTitle = `${title}: ${tagline}`;
  return (
    <Layout
      description={`Lint TypeScript with ESLint: ${String(rules.all)} rules, ${String(rules.typed)} of which use the type checker to find the bugs that compile.`}
    >
      <Head>
        <title>{pageTitle}</title>
        <meta property="og:title" content={pageTitle} />
      </Head>
      <main className={styles.page}>
        <Hero found={example.found} rules={rules} />
        <LintedExample example={example} />
        <Setup steps={setup} />
        <Presets presets={presets} />
        <Parts rules={rules} />
      </main>
    </Layout>
  );
}

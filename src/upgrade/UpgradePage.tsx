import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { ToolRow } from '../tools/ToolRow';
import { shortVersion, type VersionChanges } from './changes';
import { UpgradeArticle } from './UpgradeArticle';
import styles from './UpgradePage.module.css';

/** The page of an upgrade from an older version. */
export default function UpgradePage({
  changes,
}: {
  changes: VersionChanges;
}): ReactNode {
  const from = shortVersion(changes.from);
  const to = shortVersion(changes.to);
  return (
    <Layout
      title={`Upgrade from ${from} to ${to}`}
      description={`Everything that changes for your config from typescript-eslint ${from} to ${to}: rules, options, defaults, presets, and parser options.`}
    >
      <ToolRow current="upgrade" />
      <main className={styles.page}>
        <UpgradeArticle changes={changes} />
      </main>
    </Layout>
  );
}

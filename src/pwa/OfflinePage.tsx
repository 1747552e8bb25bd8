import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { StartReact } from '../navigation/StartReact';
import styles from './OfflinePage.module.css';
import { SavedSite } from './SavedSite';

/** The page on which a reader saves the site for reading it without a network. */
export function OfflinePage(): ReactNode {
  return (
    <Layout
      title="Read offline"
      description="Save the documentation of typescript-eslint on this device, and read it without a network: every page, the search, and the playground."
    >
      <StartReact at="load" />
      <main className={`container markdown ${styles.page ?? ''}`}>
        <h1>Read offline</h1>
        <p>
          Save the site on this device to have all of it without a network:
          every page, the search, and the playground with its newest version of
          TypeScript. It updates itself when you visit it with a network, and
          asks before it replaces what you are reading.
        </p>
        <SavedSite />
        <noscript>
          <p>Saving needs JavaScript, which is off.</p>
        </noscript>
        <h2>Without saving it</h2>
        <p>
          Pages you have read stay on this device, the last hundred or so. They
          open without a network, with their examples and reports. Pages you
          haven’t read say so, and list those you have. With data saving turned
          on in your browser, nothing is kept.
        </p>
        <h2>As an app</h2>
        <p>
          The site is saved when you install it from your browser’s menu.
          Uninstall the app to remove what it saved.
        </p>
      </main>
    </Layout>
  );
}

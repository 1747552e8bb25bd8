import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { issueUrl } from '../share/issueUrl';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { Menu } from './Menu';
import styles from './Menu.module.css';
import { copyLink, copyMarkdown, downloadProject, linkTo } from './share';
import toolbarStyles from './Toolbar.module.css';

/** Ways to hand the state on. */
export function ShareMenu(): ReactNode {
  const { store, tools } = usePlayground();
  const said = useSelector(session => session.shareMessage);
  return (
    <Menu
      label="Share"
      className={toolbarStyles.share}
      onOpen={() => {
        store.set({ shareMessage: '' });
      }}
    >
      <button type="button" onClick={() => void copyLink(store)}>
        Copy link
      </button>
      <button type="button" onClick={() => void copyMarkdown(store, tools)}>
        Copy as Markdown
      </button>
      <IssueLink />
      <button type="button" onClick={() => void downloadProject(store, tools)}>
        Download as a project
      </button>
      <p className={styles.said} role="status">
        {said}
      </p>
    </Menu>
  );
}

function IssueLink(): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  const { tools } = usePlayground();
  const link = useSelector(session => session.shared);
  return (
    <a
      href={issueUrl(
        String(customFields?.repository),
        link,
        tools,
        linkTo(link),
      )}
      target="_blank"
      rel="noopener noreferrer"
    >
      Report as an issue
    </a>
  );
}

import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebarItem/Link';
import clsx from 'clsx';
import styles from './styles.module.css';

/** A link of a sidebar: a plain one, which the sidebar follows. There are 150 of them. */
export default function PlainSidebarLink({ item, activePath, level }: Props) {
  const isActive = isActiveSidebarItem(item, activePath);
  const { docSidebarItemLink, docSidebarItemLinkLevel } = ThemeClassNames.docs;
  return (
    <li
      className={clsx(
        docSidebarItemLink,
        docSidebarItemLinkLevel(level),
        'menu__list-item',
        item.className,
      )}
    >
      <a
        className={clsx('menu__link', isActive && 'menu__link--active')}
        aria-current={isActive ? 'page' : undefined}
        href={item.href}
      >
        <span className={styles.label}>{item.label}</span>
      </a>
    </li>
  );
}

import isInternalUrl from '@docusaurus/isInternalUrl';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebarItem/Link';
import DocSidebarItemLink from '@theme-original/DocSidebarItem/Link';
import clsx from 'clsx';
import styles from './styles.module.css';

/** A link of a sidebar. A page of the site gets a plain one, which the sidebar follows: there are 150 of them. */
export default function PlainSidebarLink(props: Props) {
  return isInternalUrl(props.item.href) ? (
    <InternalLink {...props} />
  ) : (
    <DocSidebarItemLink {...props} />
  );
}

function InternalLink({ item, activePath, level }: Props) {
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

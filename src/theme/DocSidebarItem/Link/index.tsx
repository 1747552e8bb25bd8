import isInternalUrl from '@docusaurus/isInternalUrl';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebarItem/Link';
import DocSidebarItemLink from '@theme-original/DocSidebarItem/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useLinksInside } from '../../../navigation/useLinksInside';
import styles from './styles.module.css';

/** A link of a sidebar. A page of the site gets a plain one: the rules' sidebar has 150 of them. */
export default function PlainSidebarLink(props: Props): ReactNode {
  return isInternalUrl(props.item.href) ? (
    <InternalLink {...props} />
  ) : (
    <DocSidebarItemLink {...props} />
  );
}

function InternalLink({
  item,
  activePath,
  level,
  onItemClick,
}: Props): ReactNode {
  const { onClick, onPointerOver } = useLinksInside();
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
        onClick={event => {
          onItemClick?.(item);
          onClick(event);
        }}
        onPointerOver={onPointerOver}
      >
        <span className={styles.label}>{item.label}</span>
      </a>
    </li>
  );
}

import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import styles from './FoldedItems.module.css';

/**
 * A category as an element that browsers fold. All that is in it is in the page, for readers without
 * scripts and for the field that filters the rules. It opens when the reader gets to a page of it, and
 * closes only when they close it.
 */
export function FoldedItems({
  item,
  activePath,
  level,
  onItemClick,
}: Props): ReactNode {
  const isActive = isActiveSidebarItem(item, activePath);
  const [wasActive, setWasActive] = useState(isActive);
  const [isOpen, setIsOpen] = useState(isActive || !item.collapsed);
  if (isActive !== wasActive) {
    setWasActive(isActive);
    setIsOpen(isOpen || isActive);
  }
  const { docSidebarItemCategory, docSidebarItemCategoryLevel } =
    ThemeClassNames.docs;
  return (
    <li
      className={clsx(
        docSidebarItemCategory,
        docSidebarItemCategoryLevel(level),
        'menu__list-item',
        item.className,
      )}
    >
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => {
          setIsOpen(currentTarget.open);
        }}
      >
        <summary
          className={clsx(
            'menu__link menu__link--sublist menu__link--sublist-caret',
            styles.label,
          )}
        >
          <span>{item.label}</span>
        </summary>
        <ul className="menu__list">
          <DocSidebarItems
            items={item.items}
            onItemClick={onItemClick}
            activePath={activePath}
            level={level + 1}
          />
        </ul>
      </details>
    </li>
  );
}

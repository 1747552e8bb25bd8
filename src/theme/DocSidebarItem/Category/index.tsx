import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { isSamePath } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import DocSidebarItemCategory from '@theme-original/DocSidebarItem/Category';
import clsx from 'clsx';
import { useState } from 'react';
import styles from './styles.module.css';

/** A category of a sidebar: it opens and closes without a script. */
export default function DocSidebarItemCategoryOrFold(props: Props) {
  return props.item.collapsible ? (
    <FoldedItems {...props} />
  ) : (
    <DocSidebarItemCategory {...props} />
  );
}

/**
 * A category as an element that browsers fold. All that is in it is in the page, for readers without
 * scripts and for the field that filters the rules. It opens when the reader gets to a page of it, and
 * closes only when they close it. `src/ui/animateFolds` moves it.
 */
function FoldedItems({ item, activePath, level }: Props) {
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrent = isSamePath(item.href, activePath);
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
        styles.category,
        item.className,
      )}
    >
      {/* The category's own page, outside of the `summary`: that is a control, and so is a link. */}
      {item.href !== undefined && (
        <div
          className={clsx(
            'menu__list-item-collapsible',
            isCurrent && 'menu__list-item-collapsible--active',
          )}
        >
          <a
            className={clsx(
              'menu__link menu__link--sublist',
              isActive && 'menu__link--active',
            )}
            aria-current={isCurrent ? 'page' : undefined}
            href={item.href}
          >
            {item.label}
          </a>
        </div>
      )}
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        {item.href === undefined ? (
          <summary
            className={clsx(
              'menu__link menu__link--sublist menu__link--sublist-caret',
              styles.label,
            )}
          >
            <span>{item.label}</span>
          </summary>
        ) : (
          <summary
            className={clsx('menu__caret', styles.caret)}
            aria-label={`Pages in ${item.label}`}
          />
        )}
        <ul className="menu__list">
          <DocSidebarItems
            items={item.items}
            activePath={activePath}
            level={level + 1}
          />
        </ul>
      </details>
    </li>
  );
}

import type { Props as TabItemProps } from '@theme/TabItem';
import type { Props } from '@theme/Tabs';
import { Children, isValidElement } from 'react';
import { Choices } from '../../ui/Choices';

const labels: Partial<Record<string, string>> = {
  'eslint-config': 'Config format',
  'package-manager': 'Package manager',
};

/** Tabs in Markdown. They work before any script does, unlike the theme's. */
export default function Tabs({ children, groupId }: Props) {
  const items = Children.toArray(children).flatMap(child =>
    isValidElement<TabItemProps>(child) ? [child.props] : [],
  );
  return (
    <Choices
      group={groupId}
      label={labels[groupId ?? ''] ?? 'Variant'}
      choices={items.map(({ children: content, label, value }) => ({
        value,
        label: label ?? value,
        content,
      }))}
    />
  );
}

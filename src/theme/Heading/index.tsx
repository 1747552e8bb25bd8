import type { Props } from '@theme/Heading';
import Heading from '@theme-original/Heading';
import { Children, isValidElement, type ReactNode } from 'react';

/**
 * A heading by the name that readers see: screen readers would read the label of the link in it along with it,
 * "Options Direct link to Options".
 */
export default function NamedHeading(props: Props) {
  return (
    <Heading
      {...props}
      {...(props.id && { 'aria-label': textOf(props.children) })}
    />
  );
}

function textOf(children: ReactNode): string {
  return Children.toArray(children)
    .map(child =>
      isValidElement<{ children?: ReactNode }>(child)
        ? textOf(child.props.children)
        : String(child),
    )
    .join('');
}

import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import type { ReactNode } from 'react';

/** What is shown when the layout itself crashed: the error page's content, without the layout. */
export default function LayoutError(props: Props): ReactNode {
  return <ErrorPageContent {...props} />;
}

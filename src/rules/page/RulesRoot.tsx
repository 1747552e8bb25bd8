import './firstView.css';
import '../sidebar/sidebar.css';
import { MDXProvider } from '@mdx-js/react';
import type { Props } from '@theme/DocsRoot';
import DocsRoot from '@theme/DocsRoot';
import type { ReactNode } from 'react';
import { components } from './components';

/** Around all pages under `/rules`: gives them their components, which other pages don't load. */
export default function RulesRoot(props: Props): ReactNode {
  return (
    <MDXProvider components={components}>
      <DocsRoot {...props} />
    </MDXProvider>
  );
}

import MDXComponents from '@theme-original/MDXComponents';
import { CodeBlock } from '@site/src/ui/CodeBlock';
import { Example, ExamplePair } from '@site/src/examples';
import type { SiteComponents } from '@site/src/pageComponents';
import { ScrollableTable } from '@site/src/ui/ScrollableTable';

const written: SiteComponents = { CodeBlock, Example, ExamplePair };

/** Components that Markdown can use without an import; those of the build's plugins are among them. */
export default {
  ...MDXComponents,
  ...written,
  table: ScrollableTable,
};

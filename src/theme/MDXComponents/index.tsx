import MDXComponents from '@theme-original/MDXComponents';
import { Example, ExampleFrame } from '../../examples/Example';
import { NodeSnippet } from '../../nodes/NodeSnippet';
import { FaqStructuredData } from '../../structuredData/FaqStructuredData';
import { CodeBlock } from '../../ui/CodeBlock';
import { InstallCommand } from '../../ui/InstallCommand';
import { ScrollableTable } from '../../ui/ScrollableTable';

/** What the build's plugins write into any page. */
export const written = {
  CodeBlock,
  Example,
  ExampleFrame,
  FaqStructuredData,
  InstallCommand,
  NodeSnippet,
};

/** Components that Markdown can use without an import; those of the build's plugins are among them. */
export default {
  ...MDXComponents,
  ...written,
  table: ScrollableTable,
};

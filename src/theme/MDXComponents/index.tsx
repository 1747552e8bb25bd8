import MDXComponents from '@theme-original/MDXComponents';
import { CodeBlock } from '@site/src/components/code/CodeBlock';

/** Components that Markdown can use without an import; those of the build's plugins are among them. */
export default {
  ...MDXComponents,
  CodeBlock,
};

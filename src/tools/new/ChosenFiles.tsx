import type { ReactNode } from 'react';
import type { ChosenConfig } from '../../config/chooseConfig';
import { CodeBlock } from '../../ui/CodeBlock';
import { installCommand } from '../installCommand';
import { PrintedFile } from '../PrintedFile';

/** The file and the commands that answers ask for. */
export function ChosenFiles({
  fileName,
  packages,
  text,
}: ChosenConfig): ReactNode {
  return (
    <>
      <h2>Install the packages</h2>
      <CodeBlock language="bash">{installCommand(packages)}</CodeBlock>
      <h2>Save the config at the root of your project</h2>
      <PrintedFile name={fileName}>{text}</PrintedFile>
      <h2>Run ESLint</h2>
      <CodeBlock language="bash">
        {fileName === 'eslint.config.mjs'
          ? 'npx eslint .'
          : 'npx eslint . --ext .js,.jsx,.ts,.tsx'}
      </CodeBlock>
    </>
  );
}

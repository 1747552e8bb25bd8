import type { ChosenConfig } from '../../config/chooseConfig';
import { CodeBlock } from '../../ui/CodeBlock';
import { InlineCode } from '../../ui/InlineCode';
import { InstallCommand } from '../../ui/InstallCommand';
import { keepCompiler, packagesToInstall } from '../packagesToInstall';
import { PrintedFile } from '../PrintedFile';

/** The files and the commands that answers ask for. */
export function ChosenFiles({ command, files, needs, packages }: ChosenConfig) {
  const installed = packagesToInstall(packages);
  return (
    <>
      <h2>Install the packages</h2>
      <InstallCommand packages={installed} />
      <p>
        <InlineCode text={keepCompiler(installed)} />
      </p>
      <h2>Save the config at the root of your project</h2>
      {files.map(({ name, text }) => (
        <PrintedFile key={name} name={name}>
          {text}
        </PrintedFile>
      ))}
      {needs !== undefined && (
        <p>
          <InlineCode text={needs} />
        </p>
      )}
      <h2>Run ESLint</h2>
      <CodeBlock language="bash">{command}</CodeBlock>
    </>
  );
}

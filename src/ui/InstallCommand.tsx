import { Choices } from './Choices';
import { CodeBlock } from './CodeBlock';

/** What each package manager does to add packages that a project is developed with, and the option that says so. */
export const packageManagers = [
  { name: 'npm', action: 'npm install', option: '--save-dev' },
  { name: 'pnpm', action: 'pnpm add', option: '--save-dev' },
  { name: 'yarn', action: 'yarn add', option: '--dev' },
  { name: 'bun', action: 'bun add', option: '--dev' },
] as const;

/** The command that installs packages, for the reader's package manager. */
export function InstallCommand({
  packages,
}: {
  /** Names with versions, and spaces between them. */
  packages: string;
}) {
  return (
    <Choices
      group="package-manager"
      label="Package manager"
      choices={packageManagers.map(({ action, name, option }) => ({
        value: name,
        label: name,
        content: (
          <CodeBlock language="bash">
            <span className="hl-function">{action}</span>
            {` ${option} ${packages}`}
          </CodeBlock>
        ),
      }))}
    />
  );
}

import { DataTable } from '../ui/DataTable';
import { InstallCommand } from '../ui/InstallCommand';
import type { VersionChanges } from './changes';

/** What the newer version asks for, and the command that installs it. */
export function RequiredVersions({ from, requirements, to }: VersionChanges) {
  return (
    <>
      <DataTable
        columns={['Package', from, to]}
        rows={requirements.map(({ name, before, after }) => [
          name,
          <code>{before}</code>,
          <code>{after}</code>,
        ])}
      />
      <p>
        Update ESLint and TypeScript first. Then install both packages in the
        same version, or <code>typescript-eslint</code>, which contains them:
      </p>
      <InstallCommand
        packages={`@typescript-eslint/eslint-plugin@${to} @typescript-eslint/parser@${to}`}
      />
    </>
  );
}

import Link from '@docusaurus/Link';
import { spellPreset } from './presetSpelling';

/**
 * A preset, spelled as in flat configs, with a link to what is in it. The spelling of eslintrc shows on
 * hover.
 */
export function PresetLink({ name }: { name: string }) {
  const spelled = spellPreset(name, 'flat');
  return (
    <Link
      to={`/users/configs#${name}`}
      title={
        spelled === name
          ? undefined
          : `In eslintrc configs: ${spellPreset(name, 'eslintrc')}`
      }
    >
      <code>{spelled}</code>
    </Link>
  );
}

import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { PastedConfig } from '../config/openConfig';
import { loadable } from '../ui/loadable';

interface Props {
  /** The config that is on the page. */
  pasted: PastedConfig;
  /** Puts another text in its place. */
  onChange: (configText: string) => void;
}

const UpgradeForConfig = loadable(
  async () => (await import('./UpgradeForConfig')).UpgradeForConfig,
);

/** What an upgrade changes: pages with all of it, and what of it concerns the config that is on the page. */
export default function UpgradePart({ pasted, onChange }: Props): ReactNode {
  return (
    <>
      <p>
        All changes on one page, for each version you may come from:{' '}
        <Link to="/config/upgrade-from-5">from 5.62</Link>,{' '}
        <Link to="/config/upgrade-from-6">from 6.21</Link>, or{' '}
        <Link to="/config/upgrade-from-7">from 7.0</Link>.
      </p>
      {pasted.state === 'refused' && <p role="status">{pasted.message}</p>}
      {pasted.state === 'read' && (
        <UpgradeForConfig opened={pasted.opened} onChange={onChange} />
      )}
    </>
  );
}

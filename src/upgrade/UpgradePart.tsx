import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { PastedConfig } from '../config/openConfig';
import { WaitingResult } from '../tools/ToolPage';
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
      {pasted.state === 'none' && (
        <WaitingResult>
          Paste your config. What has to change in it, and what changes in its
          reports, is listed here, with an edit for each.
        </WaitingResult>
      )}
      {pasted.state === 'refused' && <p role="status">{pasted.message}</p>}
      {pasted.state === 'read' && (
        <UpgradeForConfig opened={pasted.opened} onChange={onChange} />
      )}
      <p>
        Without a config: all that changed{' '}
        <Link to="/config/upgrade-from-5">since 5.62</Link>,{' '}
        <Link to="/config/upgrade-from-6">since 6.21</Link>, or{' '}
        <Link to="/config/upgrade-from-7">since 7.0</Link>.
      </p>
    </>
  );
}

import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { loadable } from '../ui/loadable';

interface Props {
  /** The config that is on the page: any format, or empty. */
  configText: string;
  /** Puts another text in its place; without it, the edited config can only be copied. */
  onChange?: (configText: string) => void;
}

const UpgradeForConfig = loadable(
  async () => (await import('./UpgradeForConfig')).UpgradeForConfig,
);

/** What an upgrade changes: pages with all of it, and what of it concerns the config that is on the page. */
export default function UpgradePart(props: Props): ReactNode {
  return (
    <>
      <p>
        <Translate
          id="upgrade.pages"
          values={{
            five: (
              <Link to="/config/upgrade-from-5">
                {translate(
                  { id: 'upgrade.pages.from', message: 'from {version}' },
                  { version: '5.62' },
                )}
              </Link>
            ),
            six: (
              <Link to="/config/upgrade-from-6">
                {translate(
                  { id: 'upgrade.pages.from', message: 'from {version}' },
                  { version: '6.21' },
                )}
              </Link>
            ),
            seven: (
              <Link to="/config/upgrade-from-7">
                {translate(
                  { id: 'upgrade.pages.from', message: 'from {version}' },
                  { version: '7.0' },
                )}
              </Link>
            ),
          }}
        >
          {
            'All changes on one page, for each version you may come from: {five}, {six}, or {seven}.'
          }
        </Translate>
      </p>
      {props.configText.trim() !== '' && <UpgradeForConfig {...props} />}
    </>
  );
}

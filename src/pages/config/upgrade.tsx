import Link from '@docusaurus/Link';
import { ConfigField } from '../../tools/ConfigField';
import { InputAndResult, ToolPage, WaitingResult } from '../../tools/ToolPage';
import { useToolState } from '../../tools/useToolState';
import { loadable } from '../../ui/loadable';

const UpgradeForConfig = loadable(
  async () => (await import('../../upgrade/UpgradeForConfig')).UpgradeForConfig,
);

/** `/config/upgrade`: pages with all that an upgrade changes, and what of it concerns the config on the page. */
export default function UpgradePage() {
  const store = useToolState(['config']);
  return (
    <ToolPage tool="upgrade">
      <InputAndResult
        input={<ConfigField store={store} />}
        result={
          <>
            {store.pasted.state === 'none' ? (
              <WaitingResult>
                Paste your config to see what you have to change in it, and what
                will be reported that isn’t now, with an edit for each.
              </WaitingResult>
            ) : (
              <UpgradeForConfig store={store} />
            )}
            <p>
              Without a config: all that changed{' '}
              <Link to="/config/upgrade-from-5">since 5.62</Link>,{' '}
              <Link to="/config/upgrade-from-6">since 6.21</Link>, or{' '}
              <Link to="/config/upgrade-from-7">since 7.0</Link>.
            </p>
          </>
        }
      />
    </ToolPage>
  );
}

import type { ReactNode } from 'react';
import { ConfigField } from '../../tools/ConfigField';
import { InputAndResult, ToolPage } from '../../tools/ToolPage';
import { useOpenedConfig } from '../../tools/useOpenedConfig';
import { useToolState } from '../../tools/useToolState';
import UpgradePart from '../../upgrade/UpgradePart';

/** `/config/upgrade`: what an upgrade changes for a config. */
export default function UpgradePage(): ReactNode {
  const store = useToolState(['config']);
  return (
    <ToolPage tool="upgrade">
      <InputAndResult
        input={<ConfigField store={store} />}
        result={
          <UpgradePart
            pasted={useOpenedConfig(store.config)}
            onChange={store.replace}
          />
        }
      />
    </ToolPage>
  );
}

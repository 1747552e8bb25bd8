import usual from '@generated/tools/default/usual.json';
import type { ReactNode } from 'react';
import styles from '../../tools/compare/Compare.module.css';
import { ComparedRules } from '../../tools/compare/ComparedRules';
import { CompareForm } from '../../tools/compare/CompareForm';
import { isOwnCompared } from '../../tools/compare/sides';
import { ConfigField } from '../../tools/ConfigField';
import { Result, ToolPage } from '../../tools/ToolPage';
import { useOpenedConfig } from '../../tools/useOpenedConfig';
import { useToolState } from '../../tools/useToolState';
import { loadable } from '../../ui/loadable';

const ComparePart = loadable(
  async () => (await import('../../tools/compare/ComparePart')).ComparePart,
);

/** `/config/compare`: what differs between presets, or a preset and a config. */
export default function ComparePage(): ReactNode {
  const store = useToolState(['left', 'right']);
  const pasted = useOpenedConfig(store.config);
  const { left = '', right = '' } = store.fields;
  return (
    <ToolPage tool="compare">
      <CompareForm store={store} />
      <div className={styles.field} hidden={!isOwnCompared(store.fields)}>
        <ConfigField store={store} />
      </div>
      <Result>
        {left + right !== '' ? (
          <ComparePart store={store} pasted={pasted} />
        ) : (
          <ComparedRules {...usual.compared} />
        )}
      </Result>
    </ToolPage>
  );
}

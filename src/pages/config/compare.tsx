import usual from '@generated/tools/default/usual.json';
import styles from '../../tools/compare/Compare.module.css';
import { ComparedRules } from '../../tools/compare/ComparedRules';
import { isOwnCompared, sideOf, sides } from '../../tools/compare/sides';
import { ConfigField } from '../../tools/ConfigField';
import { SelectField } from '../../tools/SelectField';
import { Result, ToolPage } from '../../tools/ToolPage';
import { type ToolStore, useToolState } from '../../tools/useToolState';
import { loadable } from '../../ui/loadable';

const ComparePart = loadable(
  async () => (await import('../../tools/compare/ComparePart')).ComparePart,
);

/** `/config/compare`: what differs between presets, or a preset and a config. */
export default function ComparePage() {
  const store = useToolState(['left', 'right']);
  const { left = '', right = '' } = store.fields;
  return (
    <ToolPage tool="compare">
      <CompareForm store={store} />
      <div className={styles.field} hidden={!isOwnCompared(store.fields)}>
        <ConfigField store={store} />
      </div>
      <Result>
        {left + right !== '' ? (
          <ComparePart store={store} />
        ) : (
          <ComparedRules {...usual.compared} />
        )}
      </Result>
    </ToolPage>
  );
}

/** The two configs to compare. It is in the HTML: the differences come with React. */
function CompareForm({ store }: { store: ToolStore }) {
  return (
    <form className={styles.form} aria-label="Configs to compare">
      {(['left', 'right'] as const).map(name => (
        <SelectField
          key={name}
          label={name === 'left' ? 'Compare' : 'with'}
          value={sideOf(store.fields, name).value}
          choices={choices}
          onChoose={value => store.setField(name, value)}
        />
      ))}
    </form>
  );
}

const choices = Object.fromEntries(
  sides.map(({ label, value }) => [value, label]),
);

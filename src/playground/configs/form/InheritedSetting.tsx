import type { ReactNode } from 'react';
import type { PresetSetting } from '../../../config/presets/presetSettings';
import { type ConfigFormat, spellPreset } from '../../../rules/presetSpelling';
import controls from '../../controls.module.css';
import styles from './Form.module.css';

/** What a preset sets for the rule, and, where the config sets something else, the way back to it. */
export function InheritedSetting({
  ruleId,
  inherited: { options, preset, severity },
  format,
  onGiveBack,
}: {
  ruleId: string;
  inherited: PresetSetting;
  format: ConfigFormat;
  onGiveBack: (() => void) | undefined;
}): ReactNode {
  const spelled = spellPreset(preset, format);
  const other = spellPreset(preset, format === 'flat' ? 'eslintrc' : 'flat');
  return (
    <p className={styles.inherited} data-overridden={onGiveBack !== undefined}>
      <span>
        {onGiveBack && 'In place of '}
        {severity}, from{' '}
        <span
          className={styles.preset}
          title={
            other === spelled
              ? undefined
              : `In ${format === 'flat' ? 'eslintrc' : 'flat'} configs: ${other}`
          }
        >
          {spelled}
        </span>
        {options.length > 0 && (
          <>
            , with{' '}
            <code>
              {options.map(option => JSON.stringify(option)).join(', ')}
            </code>
          </>
        )}
      </span>
      {onGiveBack && (
        <button
          type="button"
          className={controls.button}
          aria-label={`Back to the preset for ${ruleId}`}
          onClick={onGiveBack}
        >
          Back to the preset
        </button>
      )}
    </p>
  );
}

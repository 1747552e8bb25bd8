import Translate, { translate } from '@docusaurus/Translate';
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
        <Sentence
          isReplaced={onGiveBack !== undefined}
          severity={severity}
          preset={
            <span
              className={styles.preset}
              title={other === spelled ? undefined : titleOf(other, format)}
            >
              {spelled}
            </span>
          }
          options={
            options.length > 0 && (
              <code>
                {options.map(option => JSON.stringify(option)).join(', ')}
              </code>
            )
          }
        />
      </span>
      {onGiveBack && (
        <button
          type="button"
          className={controls.button}
          aria-label={translate(
            {
              id: 'playground.form.giveBack.label',
              message: 'Back to the preset for {rule}',
            },
            { rule: ruleId },
          )}
          onClick={onGiveBack}
        >
          <Translate id="playground.form.giveBack">
            Back to the preset
          </Translate>
        </button>
      )}
    </p>
  );
}

/** In a sentence, what a preset sets; `isReplaced` where the config sets something else. */
function Sentence({
  isReplaced,
  severity,
  preset,
  options,
}: {
  isReplaced: boolean;
  severity: string;
  preset: ReactNode;
  options: ReactNode;
}): ReactNode {
  if (options) {
    const values = { severity, preset, options };
    return isReplaced ? (
      <Translate id="playground.form.replaced.options" values={values}>
        {'In place of {severity}, from {preset}, with {options}'}
      </Translate>
    ) : (
      <Translate id="playground.form.from.options" values={values}>
        {'{severity}, from {preset}, with {options}'}
      </Translate>
    );
  }
  return isReplaced ? (
    <Translate id="playground.form.replaced" values={{ severity, preset }}>
      {'In place of {severity}, from {preset}'}
    </Translate>
  ) : (
    <Translate id="playground.form.from" values={{ severity, preset }}>
      {'{severity}, from {preset}'}
    </Translate>
  );
}

/** How configs of the other format spell a preset. */
function titleOf(preset: string, format: ConfigFormat): string {
  return format === 'flat'
    ? translate(
        {
          id: 'playground.form.spelling.eslintrc',
          message: 'In eslintrc configs: {preset}',
        },
        { preset },
      )
    : translate(
        {
          id: 'playground.form.spelling.flat',
          message: 'In flat configs: {preset}',
        },
        { preset },
      );
}

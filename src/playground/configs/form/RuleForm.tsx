import { useId, useState } from 'react';
import { schemasAt } from '../../../config/check/schema';
import { parseJson, valueOf } from '../../../config/json/parseJson';
import type { PresetSetting } from '../../../config/presets/presetSettings';
import type { RuleSetting } from '../../../config/ruleEntry';
import type { PlaygroundRule } from '../../../linter/protocol';
import { type ConfigFormat, spellPreset } from '../../../rules/presetSpelling';
import { InlineCode } from '../../../ui/InlineCode';
import hidden from '../../../ui/visuallyHidden.module.css';
import { Button, codeField, RuleLink, Select } from '../../controls';
import controls from '../../controls.module.css';
import styles from './Form.module.css';

interface Props {
  rule: PlaygroundRule;
  /** `undefined`: the config's text does not set the rule. */
  setting: RuleSetting | undefined;
  /** `undefined`: its presets do not set the rule. */
  inherited: PresetSetting | undefined;
  format: ConfigFormat;
  onChange: (setting: RuleSetting | undefined) => void;
}

const severities = ['', 'off', 'warn', 'error'] as const;

/** A rule with its severity, where that comes from, and its options as JSON. */
export function RuleForm({
  rule,
  setting,
  inherited,
  format,
  onChange,
}: Props) {
  return (
    <li>
      <div className={styles.head}>
        <RuleLink className={controls.code} ruleId={rule.id} />
        <Select
          label={`Severity of ${rule.id}`}
          isLabelHidden
          value={setting?.severity ?? ''}
          values={severities}
          textOf={severity =>
            severity ||
            (inherited ? `preset: ${inherited.severity}` : 'not set')
          }
          onChoose={severity =>
            onChange(
              severity === ''
                ? undefined
                : { severity, options: setting?.options ?? [] },
            )
          }
        />
      </div>
      {inherited && (
        <InheritedSetting
          ruleId={rule.id}
          inherited={inherited}
          format={format}
          onGiveBack={setting && (() => onChange(undefined))}
        />
      )}
      <p className={controls.hint}>
        <InlineCode text={rule.description} />
        {rule.deprecated && ' (deprecated)'}
        {rule.requiresTypeChecking && ' (uses type information)'}
      </p>
      {setting !== undefined && schemasAt(rule.schema, [0]).length > 0 && (
        <OptionsField
          // A new field when the text is changed elsewhere.
          key={JSON.stringify(setting.options)}
          ruleId={rule.id}
          options={setting.options}
          onChange={options => onChange({ ...setting, options })}
        />
      )}
    </li>
  );
}

/** Options as JSON; written to the config as soon as they are an array. */
function OptionsField({
  ruleId,
  options,
  onChange,
}: {
  ruleId: string;
  options: readonly unknown[];
  onChange: (options: unknown[]) => void;
}) {
  const id = useId();
  const [text, setText] = useState(() => printOptions(options));
  const [mistake, setMistake] = useState('');
  const take = () => {
    const { root, problems } = parseJson(`[${text}]`);
    const value = root && valueOf(root);
    if (problems.length > 0 || !Array.isArray(value)) {
      setMistake(problems[0]?.message ?? 'These aren’t valid options.');
    } else {
      setMistake('');
      if (JSON.stringify(value) !== JSON.stringify(options)) {
        onChange(value);
      }
    }
  };
  const ofRule = `of ${ruleId}`;
  return (
    <div className={styles.options}>
      <label htmlFor={id}>
        Options<span className={hidden.visuallyHidden}>{` ${ofRule}`}</span>, as
        JSON
      </label>
      <input
        id={id}
        {...codeField}
        placeholder='{ "name": true }'
        value={text}
        aria-invalid={mistake !== ''}
        onChange={({ target }) => setText(target.value)}
        onBlur={take}
        onKeyDown={({ key }) => {
          if (key === 'Enter') {
            take();
          }
        }}
      />
      <p className={controls.mistake} role="status">
        {mistake}
      </p>
    </div>
  );
}

function printOptions(options: readonly unknown[]): string {
  return options.map(option => JSON.stringify(option)).join(', ');
}

/** What a preset sets for the rule, and, where the config sets something else, the way back to it. */
function InheritedSetting({
  ruleId,
  inherited: { options, preset, severity },
  format,
  onGiveBack,
}: {
  ruleId: string;
  inherited: PresetSetting;
  format: ConfigFormat;
  onGiveBack: (() => void) | undefined;
}) {
  const spelled = spellPreset(preset, format);
  const other = spellPreset(preset, format === 'flat' ? 'eslintrc' : 'flat');
  return (
    <p className={styles.inherited} data-overridden={onGiveBack !== undefined}>
      <span>
        {onGiveBack && 'In place of '}
        {severity}, from{' '}
        <span
          className={controls.code}
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
            , with <code>{printOptions(options)}</code>
          </>
        )}
      </span>
      {onGiveBack && (
        <Button
          aria-label={`Back to the preset for ${ruleId}`}
          onClick={onGiveBack}
        >
          Back to the preset
        </Button>
      )}
    </p>
  );
}

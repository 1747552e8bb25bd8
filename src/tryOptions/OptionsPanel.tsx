import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { highlightSource } from '../highlight/highlightSource';
import { toHtml } from '../highlight/html';
import type { PlaygroundRule } from '../linter/protocol';
import { ConfigFormats } from '../rules/ConfigFormats';
import { optionAnchor } from '../rules/page/optionAnchor';
import { CodeBlock } from '../ui/CodeBlock';
import { OneOf } from '../ui/OneOf';
import { type Control, controlsFor, nextValue } from './controls';
import { OptionControl } from './OptionControl';
import styles from './OptionsPanel.module.css';
import { OptionsText } from './OptionsText';
import { presetValues, printFlat, printLegacy, rulesWith } from './ruleSetting';
import { presentValue, setOption } from './setOption';

/** An option that a reader came to try: each time is a new object. */
export interface Tried {
  /** The id of its row in the page's table; empty for all of them. */
  option: string;
}

interface Props {
  rule: PlaygroundRule;
  options: readonly unknown[];
  /** What the page's example has. */
  pageOptions: readonly unknown[];
  tried?: Tried | undefined;
  onSet: (options: readonly unknown[]) => void;
}

/** Controls for the options of a rule, and the config that they make. */
export function OptionsPanel({
  rule,
  options,
  pageOptions,
  tried,
  onSet,
}: Props): ReactNode {
  const panel = useRef<HTMLElement>(null);
  const { controls, hasMore } = useMemo(() => controlsFor(rule.schema), [rule]);
  const set = ({ path }: Control, value: unknown): void => {
    const next = setOption(rule, options, path, value);
    if (next) {
      onSet(next);
    }
  };

  useEffect(() => {
    if (tried) {
      const control = controls.find(
        ({ name }) => optionAnchor(name) === tried.option,
      );
      const value =
        control &&
        nextValue(control, presentValue(rule, options, control.path));
      if (control && value !== undefined) {
        set(control, value);
      }
      focusOption(panel.current, tried.option);
    }
    // Once for each time that a reader comes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [tried]);

  return (
    <section ref={panel} className={styles.panel} aria-label="Options to try">
      <StartingPoints
        rule={rule}
        options={options}
        pageOptions={pageOptions}
        onSet={onSet}
      />
      {controls.length > 0 && (
        <div className={styles.controls}>
          {controls.map(control => (
            <OptionControl
              key={control.name}
              control={control}
              value={presentValue(rule, options, control.path)}
              onSet={value => {
                set(control, value);
              }}
            />
          ))}
        </div>
      )}
      {hasMore && <OptionsText rule={rule} options={options} onSet={onSet} />}
      <PrintedConfig rule={rule} options={options} />
    </section>
  );
}

/** Puts the focus on an option's control, or on the first one. */
function focusOption(panel: HTMLElement | null, option: string): void {
  const row =
    panel?.querySelector(`[data-option="${option}"]`) ??
    panel?.querySelector('[data-option], .cm-editor');
  row
    ?.querySelector<HTMLElement>('input, select, [contenteditable="true"]')
    ?.focus({ preventScroll: true });
  panel?.scrollIntoView({ block: 'nearest' });
}

/** Options to begin with: the rule's own, those of presets, and those of the example. */
function StartingPoints({
  rule,
  options,
  pageOptions,
  onSet,
}: Omit<Props, 'tried'>): ReactNode {
  const all = [
    { name: 'Defaults', options: [] },
    ...presetValues(rule).map(preset => ({
      ...preset,
      name: `As in ${preset.name}`,
    })),
    ...(pageOptions.length > 0
      ? [{ name: 'As in the example', options: pageOptions }]
      : []),
  ];
  const present = JSON.stringify(options);
  return (
    <OneOf
      label="Set all options"
      choices={all.map(({ name }) => ({ value: name, label: name }))}
      chosen={
        all.find(start => JSON.stringify(start.options) === present)?.name
      }
      onChoose={chosen => {
        onSet(all.find(({ name }) => name === chosen)?.options ?? []);
      }}
    />
  );
}

/** The config that has just this, to copy. */
function PrintedConfig({
  rule: { extendsRule, id },
  options,
}: Pick<Props, 'options' | 'rule'>): ReactNode {
  const rules = rulesWith(id, options, extendsRule);
  return (
    <ConfigFormats
      flat={
        <CodeBlock
          language="js"
          html={toHtml(highlightSource(printFlat(rules), 'js'))}
        />
      }
      legacy={
        <CodeBlock
          language="json"
          html={toHtml(highlightSource(printLegacy(rules), 'json'))}
        />
      }
    />
  );
}

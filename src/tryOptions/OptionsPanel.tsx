import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { checkRules } from '../config/check/checkRules';
import { readConfig } from '../config/configDocument';
import { proposeInConfig } from '../config/proposeInConfig';
import { proposalOf } from '../editor/completion';
import { type CodeEditor, createEditor, wayOut } from '../editor/createEditor';
import { highlightSource } from '../highlight/highlightSource';
import { toHtml } from '../highlight/html';
import type { PlaygroundRule } from '../linter/protocol';
import { ConfigFormats } from '../rules/ConfigFormats';
import { optionAnchor } from '../rules/page/optionAnchor';
import { presetOptions } from '../rules/presets/presetNames';
import { spellPreset } from '../rules/presetSpelling';
import { formatJson } from '../text/json';
import { printCommentedJson, printProperty } from '../text/printJavaScript';
import { CodeBlock } from '../ui/CodeBlock';
import { OneOf } from '../ui/OneOf';
import hidden from '../ui/visuallyHidden.module.css';
import { type Control, controlsFor, nextValue } from './controls';
import { OptionControl } from './OptionControl';
import styles from './OptionsPanel.module.css';
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
}: Props) {
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
              onSet={value => set(control, value)}
            />
          ))}
        </div>
      )}
      {hasMore && <OptionsText rule={rule} options={options} onSet={onSet} />}
      <PrintedConfig rule={rule} options={options} />
    </section>
  );
}

function focusOption(panel: HTMLElement | null, option: string): void {
  const row =
    panel?.querySelector(`[data-option="${option}"]`) ??
    panel?.querySelector('[data-option], .cm-editor');
  row
    ?.querySelector<HTMLElement>('input, select, [contenteditable="true"]')
    ?.focus({ preventScroll: true });
  panel?.scrollIntoView({ block: 'nearest' });
}

function StartingPoints({
  rule,
  options,
  pageOptions,
  onSet,
}: Omit<Props, 'tried'>) {
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
      onChoose={chosen =>
        onSet(all.find(({ name }) => name === chosen)?.options ?? [])
      }
    />
  );
}

function PrintedConfig({
  rule: { extendsRule, id },
  options,
}: Pick<Props, 'options' | 'rule'>) {
  const rules = rulesWith(id, options, extendsRule);
  const show = (code: string, language: string) => (
    <CodeBlock
      language={language}
      html={toHtml(highlightSource(code, language))}
    />
  );
  return (
    <ConfigFormats
      flat={show(printProperty('rules', rules), 'js')}
      legacy={show(printLegacy(rules), 'json')}
    />
  );
}

/** The config's text, for options that are more than a control can show. Completion and checks know the rule. */
function OptionsText({
  rule,
  options,
  onSet,
}: Pick<Props, 'onSet' | 'options' | 'rule'>) {
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(undefined);
  const written = useRef(options);
  const [mistake, setMistake] = useState<string>();

  // The editor stays the same; what it calls is the newest.
  const takeText = useEffectEvent((text: string): void => {
    const { mistakes, setting } = readText(text, rule);
    setMistake(mistakes[0]?.message);
    editor.current?.setProblems(
      mistakes.map(({ length, message, offset, severity }) => ({
        severity,
        message,
        start: offset,
        end: offset + length,
      })),
      text,
    );
    if (setting) {
      written.current = setting;
      onSet(setting);
    }
  });

  useEffect(() => {
    if (!host.current) {
      return undefined;
    }
    const made = createEditor({
      parent: host.current,
      text: textFor(rule.id, written.current),
      language: 'json',
      label: `Config of ${rule.id}`,
      describedBy: `${id}-keys`,
      hasLineNumbers: false,
      onChange: text => takeText(text),
      propose: (text, offset) => proposeAt(text, offset, rule),
    });
    editor.current = made;
    return () => made.destroy();
  }, [id, rule]);

  useEffect(() => {
    // Set by a control or a preset.
    if (written.current !== options) {
      written.current = options;
      editor.current?.setText(textFor(rule.id, options));
      setMistake(undefined);
    }
  }, [options, rule.id]);

  return (
    <div className={styles.text}>
      <div ref={host} className={styles.editor} />
      <p role="status" className={styles.mistake}>
        {mistake}
      </p>
      <p id={`${id}-keys`} className={hidden.visuallyHidden}>
        {wayOut} Ctrl+Space lists what can be written here.
      </p>
    </div>
  );
}

function textFor(ruleId: string, options: readonly unknown[]): string {
  return printCommentedJson({ rules: rulesWith(ruleId, options) }).trimEnd();
}

/** The rule's options in a text, unless something is wrong with it. */
function readText(text: string, rule: PlaygroundRule) {
  const { config, parts, problems } = readConfig(text);
  const mistakes = [
    ...problems,
    ...checkRules(parts, { rules: [rule], removed: [] }),
  ].filter(({ severity }) => severity !== 'info');
  const entry = config?.rules?.[rule.id];
  const [, ...setting] = [entry].flat();
  return {
    mistakes,
    setting: mistakes.length === 0 && entry !== undefined ? setting : undefined,
  };
}

function proposeAt(text: string, offset: number, rule: PlaygroundRule) {
  const before = /"?[\w@/-]*$/.exec(text.slice(0, offset))?.[0] ?? '';
  return {
    from: offset - before.length,
    options: proposeInConfig(text, offset, [rule]).map(each =>
      proposalOf(each.text, each.description),
    ),
  };
}

/** The options that presets set for a rule, where they don't leave it its own. */
export function presetValues({ entries }: PlaygroundRule) {
  const presets = entries.flatMap(({ preset: name, entry }) => {
    const [severity, ...options] = [entry].flat();
    return options.length > 0 && (severity === 'error' || severity === 'warn')
      ? [{ name, severity, options } as const]
      : [];
  });
  return presetOptions(presets).map(({ names, options }) => ({
    name: names.map(name => spellPreset(name, 'flat')).join(', '),
    options,
  }));
}

/** What a config has about a rule: its rules, with their severities and options. */
export function rulesWith(
  ruleId: string,
  options: readonly unknown[],
  baseRule?: string,
): Record<string, unknown> {
  return {
    ...(baseRule !== undefined && { [baseRule]: 'off' }),
    [ruleId]: options.length > 0 ? ['error', ...options] : 'error',
  };
}

/** The lines of `rules` in an `.eslintrc`. */
export function printLegacy(rules: Record<string, unknown>): string {
  return formatJson({ rules })
    .split('\n')
    .slice(1, -2)
    .map(line => line.slice(2))
    .join('\n');
}

import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { checkRules } from '../config/check/checkRules';
import { readConfig } from '../config/configDocument';
import { proposeInConfig } from '../config/proposeInConfig';
import type { CodeEditor } from '../editor/createEditor';
import { createEditor, wayOut } from '../editor/createEditor';
import type { PlaygroundRule } from '../linter/protocol';
import { printCommentedJson } from '../text/printJavaScript';
import hidden from '../ui/visuallyHidden.module.css';
import styles from './OptionsPanel.module.css';
import { rulesWith } from './ruleSetting';

interface Props {
  rule: PlaygroundRule;
  options: readonly unknown[];
  /** Called with options that the rule accepts. */
  onSet: (options: readonly unknown[]) => void;
}

/** The config's text, for options that are more than a control can show. Completion and checks know the rule. */
export function OptionsText({ rule, options, onSet }: Props): ReactNode {
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
      onChange: text => {
        takeText(text);
      },
      propose: (text, offset) => proposeAt(text, offset, rule),
    });
    editor.current = made;
    return () => {
      made.destroy();
    };
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
    proposals: proposeInConfig(text, offset, [rule]),
  };
}

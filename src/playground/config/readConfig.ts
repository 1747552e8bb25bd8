import type { Node } from 'jsonc-parser';
import type { LintConfig } from '../../linter/types';
import type { WorkerConfig } from '../../linter/protocol';
import type { TextProblem } from '../textProblem';
import { findFirstToken, foreignFormat } from './convert/convertConfig';
import { parseJson, propertiesOf, valueOf } from './parseJson';

type LanguageOptions = NonNullable<LintConfig['languageOptions']>;
type Rules = NonNullable<WorkerConfig['rules']>;

/** What a config text means to the linter. */
export interface ConfigReading {
  /** `undefined` when the text has errors. */
  config: WorkerConfig | undefined;
  problems: TextProblem[];
}

/** Keys of an `.eslintrc` and of a flat config that decide nothing here. */
const WITHOUT_EFFECT = new Set([
  '$schema',
  'env',
  'files',
  'ignorePatterns',
  'ignores',
  'name',
  'overrides',
  'parser',
  'plugins',
  'processor',
  'root',
]);

/**
 * Reads the text of a config: an `.eslintrc` or the like of a flat config, an object or a list of
 * them, as JSON with comments or JSON5. Rules and presets themselves are the linter's to judge.
 */
export function readConfig(text: string): ConfigReading {
  const format = foreignFormat(text);
  if (format !== undefined) {
    return failure(
      `This is ${format}. Here, a config is JSON with comments: { "rules": { … } }.`,
      format === 'YAML' ? text.search(/\S/) : findFirstToken(text),
    );
  }
  const { root, problems } = parseJson(text);
  const reader = new ConfigReader(problems);
  if (root?.type === 'array') {
    (root.children ?? []).forEach(node => {
      reader.readObject(node);
    });
  } else if (root !== undefined) {
    reader.readObject(root);
  }
  const broken = problems.some(({ severity }) => severity === 'error');
  return { config: broken ? undefined : reader.config, problems };
}

function failure(message: string, offset: number): ConfigReading {
  const problem: TextProblem = {
    severity: 'error',
    message,
    offset,
    length: 1,
  };
  return { config: undefined, problems: [problem] };
}

/** Puts one config together from all objects of a text; later ones outrank earlier ones. */
class ConfigReader {
  readonly config: WorkerConfig & { rules: Rules } = { rules: {} };

  constructor(private readonly problems: TextProblem[]) {}

  readObject(node: Node): void {
    if (node.type !== 'object') {
      this.report(node, 'A config is an object, like { "rules": { … } }.');
      return;
    }
    for (const { name, key, value } of propertiesOf(node)) {
      this.readProperty(name, key, value);
    }
  }

  private readProperty(name: string, key: Node, value: Node): void {
    switch (name) {
      case 'rules':
        this.readRules(value);
        break;
      case 'extends':
        this.readExtends(value);
        break;
      case 'languageOptions':
        this.readLanguageOptions(value);
        break;
      case 'globals':
      case 'parserOptions':
        this.addLanguageOptions(name, value);
        break;
      case 'linterOptions':
      case 'settings':
        if (this.expectObject(name, value)) {
          this.config[name] = objectOf(value);
        }
        break;
      case 'noInlineConfig':
      case 'reportUnusedDisableDirectives':
        this.config.linterOptions = {
          ...this.config.linterOptions,
          [name]: valueOf(value) === true,
        };
        break;
      default:
        this.reportKey(name, key);
    }
  }

  private reportKey(name: string, key: Node): void {
    if (WITHOUT_EFFECT.has(name)) {
      this.report(key, `"${name}" has no effect in the playground.`, 'info');
    } else {
      this.report(
        key,
        `"${name}" is not a setting that the playground knows.`,
        'warning',
      );
    }
  }

  private readRules(node: Node): void {
    if (!this.expectObject('rules', node)) {
      return;
    }
    for (const { name, key, value } of propertiesOf(node)) {
      if (name === '__proto__') {
        this.report(key, '"__proto__" is not a rule.', 'warning');
        continue;
      }
      const entry = valueOf(value);
      if (isRuleEntry(entry)) {
        this.config.rules[name] = entry;
      } else {
        const severity =
          value.type === 'array' ? (value.children?.[0] ?? value) : value;
        this.report(
          severity,
          `The severity of "${name}" has to be "off", "warn" or "error" (or 0, 1, 2).`,
        );
      }
    }
  }

  private readExtends(node: Node): void {
    const presets = node.type === 'array' ? (node.children ?? []) : [node];
    for (const preset of presets) {
      const name = valueOf(preset);
      if (typeof name === 'string') {
        this.config.extends = [...(this.config.extends ?? []), name];
      } else {
        this.report(preset, '"extends" is a preset’s name, or a list of them.');
      }
    }
  }

  private readLanguageOptions(node: Node): void {
    if (!this.expectObject('languageOptions', node)) {
      return;
    }
    for (const { name, key, value } of propertiesOf(node)) {
      if (name === 'globals' || name === 'parserOptions') {
        this.addLanguageOptions(name, value);
      } else if (name === 'ecmaVersion') {
        this.config.languageOptions = {
          ...this.config.languageOptions,
          ecmaVersion: valueOf(value) as LanguageOptions['ecmaVersion'],
        };
      } else {
        this.report(key, `"${name}" has no effect in the playground.`, 'info');
      }
    }
  }

  private addLanguageOptions(
    name: 'globals' | 'parserOptions',
    node: Node,
  ): void {
    if (!this.expectObject(name, node)) {
      return;
    }
    // Type information is the playground's part.
    const hidden = new Set([
      'EXPERIMENTAL_useProjectService',
      'programs',
      'project',
      'tsconfigRootDir',
    ]);
    const entries = Object.entries(objectOf(node)).filter(
      ([key]) => name === 'globals' || !hidden.has(key),
    );
    this.config.languageOptions = {
      ...this.config.languageOptions,
      [name]: {
        ...this.config.languageOptions?.[name],
        ...Object.fromEntries(entries),
      },
    };
  }

  private expectObject(name: string, node: Node): boolean {
    if (node.type !== 'object') {
      this.report(node, `"${name}" has to be an object: { … }.`);
    }
    return node.type === 'object';
  }

  private report(
    { offset, length }: Node,
    message: string,
    severity: TextProblem['severity'] = 'error',
  ): void {
    this.problems.push({ severity, message, offset, length });
  }
}

function objectOf(node: Node): Record<string, unknown> {
  const entries = Object.entries(valueOf(node) as Record<string, unknown>);
  return Object.fromEntries(entries.filter(([name]) => name !== '__proto__'));
}

function isRuleEntry(value: unknown): value is Rules[string] {
  const severity: unknown = Array.isArray(value) ? value[0] : value;
  return ['off', 'warn', 'error', 0, 1, 2].some(each => each === severity);
}

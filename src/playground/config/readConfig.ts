import type { Node } from 'jsonc-parser';
import type { WorkerConfig } from '../../linter/protocol';
import type { LintConfig } from '../../linter/types';
import { findFirstToken, foreignFormat } from './convert/convertConfig';
import { matchesFile } from './matchesFile';
import {
  type JsonProperty,
  parseJson,
  propertiesOf,
  propertyOf,
  valueOf,
} from './parseJson';
import type { TextProblem } from './textProblem';

type LanguageOptions = NonNullable<LintConfig['languageOptions']>;
type Rules = NonNullable<WorkerConfig['rules']>;

/** A part of a config that outranks those before it. */
interface Layer {
  extends?: string[];
  rules: Rules;
}

/** A config's text as settings for the linter. */
export interface ConfigReading {
  /** `undefined` when the text has errors. */
  config: WorkerConfig | undefined;
  problems: TextProblem[];
}

/** Keys of an `.eslintrc` and of a flat config that decide nothing here. */
const withoutEffect = new Set([
  '$schema',
  'env',
  'ignorePatterns',
  'name',
  'parser',
  'plugins',
  'processor',
  'root',
]);

/**
 * Reads the text of a config: an `.eslintrc` or the like of a flat config, an object or a list of
 * them, as JSON with comments or JSON5. Rules and presets themselves are the linter's to judge.
 *
 * @param fileName the code's: parts of a config are for certain files
 */
export function readConfig(
  text: string,
  fileName = 'example.ts',
): ConfigReading {
  const format = foreignFormat(text);
  if (format !== undefined) {
    return failure(
      `This is ${format}. Here, a config is JSON with comments: { "rules": { … } }.`,
      format === 'YAML' ? text.search(/\S/) : findFirstToken(text),
    );
  }
  const { root, problems } = parseJson(text);
  const reader = new ConfigReader(problems, fileName);
  if (root?.type === 'array') {
    reader.readList(root.children ?? []);
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
  /** The part of the config that rules and presets are added to now. */
  private layer: Layer = this.config;

  constructor(
    private readonly problems: TextProblem[],
    private readonly fileName: string,
  ) {}

  /** A flat config. */
  readList(nodes: readonly Node[]): void {
    for (const node of nodes) {
      if (this.isForFile(node, 'ignores', false)) {
        if (
          propertyOf(node, 'extends') !== undefined &&
          Object.keys(this.layer.rules).length > 0
        ) {
          this.addLayer();
        }
        this.readObject(node);
      }
    }
  }

  readObject(node: Node): void {
    if (node.type !== 'object') {
      this.report(node, 'A config is an object, like { "rules": { … } }.');
      return;
    }
    const overrides = propertyOf(node, 'overrides');
    for (const { name, key, value } of propertiesOf(node)) {
      if (name !== 'overrides') {
        this.readProperty(name, key, value);
      }
    }
    // They outrank the rest, wherever they are.
    if (overrides !== undefined) {
      this.readOverrides(overrides.value);
    }
  }

  private readOverrides(node: Node): void {
    if (node.type !== 'array') {
      this.report(node, '"overrides" has to be a list: [ … ].');
      return;
    }
    for (const override of node.children ?? []) {
      if (this.isForFile(override, 'excludedFiles', true)) {
        this.addLayer();
        this.readObject(override);
      }
    }
  }

  /** What comes now outranks what has been read, presets included. */
  private addLayer(): void {
    this.layer = { rules: {} };
    this.config.overrides = [...(this.config.overrides ?? []), this.layer];
  }

  /** Whether a part of a config is for the code's file; says so if it is not. */
  private isForFile(
    node: Node,
    exclusion: 'excludedFiles' | 'ignores',
    byName: boolean,
  ): boolean {
    const files = propertyOf(node, 'files');
    const excluded = propertyOf(node, exclusion);
    const matches = ({ value }: JsonProperty) =>
      matchesFile(this.fileName, stringsIn(value), byName);
    const applies =
      (files === undefined || matches(files)) &&
      (excluded === undefined || !matches(excluded));
    if (!applies) {
      this.report(
        (files ?? excluded)?.key ?? node,
        `This part is not for ${this.fileName}, which is what the code is here.`,
        'info',
      );
    }
    return applies;
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
      case 'excludedFiles':
      case 'files':
      case 'ignores':
        // The callers have looked at them.
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
    if (withoutEffect.has(name)) {
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
        this.layer.rules[name] = entry;
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
        this.layer.extends = [...(this.layer.extends ?? []), name];
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

/** A text, or the texts in a list, however deep. */
function stringsIn(node: Node): string[] {
  const value: unknown = node.value;
  return typeof value === 'string'
    ? [value]
    : (node.children ?? []).flatMap(stringsIn);
}

function objectOf(node: Node): Record<string, unknown> {
  const entries = Object.entries(valueOf(node) as Record<string, unknown>);
  return Object.fromEntries(entries.filter(([name]) => name !== '__proto__'));
}

function isRuleEntry(value: unknown): value is Rules[string] {
  const severity: unknown = Array.isArray(value) ? value[0] : value;
  return ['off', 'warn', 'error', 0, 1, 2].some(each => each === severity);
}

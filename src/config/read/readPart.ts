import type { Node } from 'jsonc-parser';
import { askWhetherMeant } from '../check/nearestName';
import { configKeys } from '../configKeys';
import {
  type JsonProperty,
  propertiesOf,
  propertyOf,
  valueOf,
} from '../json/parseJson';
import {
  explainMissing,
  isOwnPlugin,
  pluginOf,
  pluginPackage,
} from '../packageNames';
import { readPresetName } from '../presets/presetName';
import type { TextProblem } from '../textProblem';
import type { ConfigPart, ExtendedConfig } from './configPart';
import type { ReadingLog } from './readingLog';
import { readLanguage } from './readLanguage';
import { readRuleSettings } from './readRuleSettings';
import type { Scope } from './readScope';

/** Keys that others read, or about which there is nothing to say. */
const readElsewhere = new Set([
  '$schema',
  'env',
  'excludedFiles',
  'files',
  'globals',
  'ignorePatterns',
  'ignores',
  'languageOptions',
  'name',
  'overrides',
  'parser',
  'parserOptions',
  'root',
  'rules',
]);

/** Reads one object of a config: its overrides are parts of their own. */
export function readPart(
  node: Node,
  { remarks: ofFiles, ...scope }: Scope,
  log: ReadingLog,
): ConfigPart {
  const reader = new PartReader(log);
  for (const property of propertiesOf(node)) {
    reader.read(property);
  }
  const rules = propertyOf(node, 'rules');
  const name: unknown = propertyOf(node, 'name')?.value.value;
  const { remarks, ...language } = readLanguage(node, log);
  return {
    node,
    name: typeof name === 'string' ? name : undefined,
    ...scope,
    ...language,
    presets: reader.presets,
    extended: reader.extended,
    plugins: reader.plugins,
    processor: reader.processor,
    linterOptions: reader.linterOptions,
    settings: reader.settings,
    rules: rules === undefined ? [] : readRuleSettings(rules.value, log),
    remarks: [...ofFiles, ...reader.remarks, ...remarks],
  };
}

class PartReader {
  readonly presets: string[] = [];
  readonly extended: ExtendedConfig[] = [];
  readonly plugins: string[] = [];
  processor: string | undefined;
  readonly remarks: TextProblem[] = [];
  linterOptions: ConfigPart['linterOptions'] = {};
  settings: ConfigPart['settings'] = {};

  constructor(private readonly log: ReadingLog) {}

  read({ name, key, value }: JsonProperty): void {
    switch (name) {
      case 'extends':
        this.readExtends(value);
        break;
      case 'plugins':
        this.readPlugins(value);
        break;
      case 'processor':
        this.readProcessor(key, valueOf(value));
        break;
      case 'settings':
        if (this.log.expectObject(name, value)) {
          this.settings = objectOf(value);
        }
        break;
      case 'linterOptions':
        if (this.log.expectObject(name, value)) {
          propertiesOf(value).forEach(option => {
            this.readLinterOption(option);
          });
        }
        break;
      case 'noInlineConfig':
      case 'reportUnusedDisableDirectives':
        this.readLinterOption({ name, key, value });
        break;
      default:
        if (!readElsewhere.has(name)) {
          const hint = askWhetherMeant(name, configKeys);
          this.leaveOut(
            key,
            name,
            `ESLint has no such setting.${hint}`,
            'warning',
          );
        }
    }
  }

  private readExtends(node: Node): void {
    for (const element of elementsOf(node)) {
      const name = valueOf(element);
      if (typeof name === 'string') {
        const { preset, missing, remark } = readPresetName(name);
        if (preset !== undefined) {
          this.presets.push(preset);
          this.extended.push({ name: preset, isForeign: false });
        }
        if (missing !== undefined) {
          this.extended.push({ name, isForeign: true });
          this.remarks.push(
            ...this.log.leaveOutForeign(element, name, missing),
          );
        }
        const isKept = this.log.keepsForeign && preset !== undefined;
        if (remark !== undefined && !isKept) {
          this.remarks.push(
            this.log.say(element, remark.message, remark.severity),
          );
        }
      } else {
        this.log.refuse(
          element,
          '"extends" is a preset’s name, or a list of them.',
        );
      }
    }
  }

  /** As a list of names, or as an object with a plugin for each. */
  private readPlugins(node: Node): void {
    const named =
      node.type === 'object'
        ? propertiesOf(node).map(({ name, key }) => ({ name, place: key }))
        : elementsOf(node).map(place => ({
            name: String(valueOf(place)),
            place,
          }));
    for (const { name, place } of named) {
      if (!isOwnPlugin(name)) {
        this.plugins.push(name);
        const reason = explainMissing(name, pluginPackage(name));
        this.remarks.push(...this.log.leaveOutForeign(place, name, reason));
      }
    }
  }

  private readProcessor(key: Node, value: unknown): void {
    const plugin = typeof value === 'string' ? pluginOf(value) : undefined;
    if (typeof value === 'string' && plugin !== undefined) {
      this.processor = value;
      const reason = `it needs ${pluginPackage(plugin)}.`;
      this.remarks.push(...this.log.leaveOutForeign(key, value, reason));
    } else {
      this.leaveOut(key, 'processor', 'it isn’t the name of one.', 'warning');
    }
  }

  private readLinterOption({ name, key, value }: JsonProperty): void {
    const given = valueOf(value);
    if (name === 'noInlineConfig' && typeof given === 'boolean') {
      this.linterOptions = { ...this.linterOptions, [name]: given };
    } else if (
      name === 'reportUnusedDisableDirectives' &&
      [true, false, 'off', 'warn', 'error', 0, 1, 2].includes(given as string)
    ) {
      this.linterOptions = { ...this.linterOptions, [name]: given as boolean };
    } else {
      this.leaveOut(
        key,
        name,
        `ESLint 8.57 has no such option with this value.`,
        'warning',
      );
    }
  }

  private leaveOut(...what: Parameters<ReadingLog['leaveOut']>): void {
    this.remarks.push(this.log.leaveOut(...what));
  }
}

/** The elements of a list, or what there is without one. */
function elementsOf(node: Node): readonly Node[] {
  return node.type === 'array' ? (node.children ?? []) : [node];
}

function objectOf(node: Node): Record<string, unknown> {
  const entries = Object.entries(valueOf(node) as Record<string, unknown>);
  return Object.fromEntries(entries.filter(([name]) => name !== '__proto__'));
}

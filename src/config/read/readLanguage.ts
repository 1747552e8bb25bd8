import type { Node } from 'jsonc-parser';
import type { Globals } from '../../linter/protocol';
import { askWhetherMeant } from '../check/nearestName';
import {
  type JsonProperty,
  propertiesOf,
  propertyOf,
  valueOf,
} from '../json/parseJson';
import { pluginOf, pluginPackage } from '../packageNames';
import type { TextProblem } from '../textProblem';
import type { ConfigPart } from './configPart';
import type { ReadingLog } from './readingLog';

/** What a part says of the language that its files are written in. */
export type Language = Pick<
  ConfigPart,
  | 'foreignEnvironments'
  | 'globals'
  | 'languageOptions'
  | 'parser'
  | 'parserOptions'
  | 'remarks'
>;

/**
 * Environments of ESLint 8.57 that add globals: https://eslint.org/docs/v8.x/use/configure/language-options.
 * What `es6` and the like add is always there in a flat config.
 */
const environments = [
  'amd',
  'applescript',
  'atomtest',
  'browser',
  'commonjs',
  'embertest',
  'greasemonkey',
  'jasmine',
  'jest',
  'jquery',
  'meteor',
  'mocha',
  'mongo',
  'nashorn',
  'node',
  'phantomjs',
  'protractor',
  'prototypejs',
  'qunit',
  'serviceworker',
  'shared-node-browser',
  'shelljs',
  'webextensions',
  'worker',
];

const alwaysThere = /^(?:builtin|es6|es20\d\d)$/;

/** Environments of plugins that ESLint also has. */
const sameAs = new Map([['jest/globals', 'jest']]);

/** What ESLint lets a config say of a global. */
const accesses = new Set<unknown>([
  true,
  'true',
  'writable',
  'writeable',
  false,
  'false',
  'readonly',
  'readable',
  null,
  'off',
]);

const ofLaterVersion =
  '"projectService" was added in version 8. In version 7, "project": true finds the nearest tsconfig.json.';

const ownParser = /^(?:@typescript-eslint\/parser|typescript-eslint)$/;

/** Reads what a part says of the language, in the words of both kinds of configs. */
export function readLanguage(part: Node, log: ReadingLog): Language {
  const reader = new LanguageReader(log);
  const inside = propertyOf(part, 'languageOptions')?.value;
  const options =
    inside !== undefined && log.expectObject('languageOptions', inside)
      ? propertiesOf(inside)
      : [];
  // What is in a flat config's place outranks the rest.
  for (const property of [...propertiesOf(part), ...options]) {
    reader.read(property, options.includes(property));
  }
  return reader.language;
}

class LanguageReader {
  private readonly environments: string[] = [];
  private readonly ownGlobals: Globals = {};
  private readonly remarks: TextProblem[] = [];
  private readonly foreignEnvironments: string[] = [];
  private parser: string | undefined;
  private innerParser: string | undefined;
  private languageOptions: Language['languageOptions'] = {};
  private parserOptions: Language['parserOptions'] = {};

  constructor(private readonly log: ReadingLog) {}

  get language(): Language {
    const { environments: names, ownGlobals: own } = this;
    return {
      globals: [...names, ...(Object.keys(own).length > 0 ? [own] : [])],
      languageOptions: this.languageOptions,
      parserOptions: this.parserOptions,
      parser:
        this.parser === undefined
          ? undefined
          : { name: this.parser, inner: this.innerParser },
      foreignEnvironments: this.foreignEnvironments,
      remarks: this.remarks,
    };
  }

  /** @param isInside whether the property is one of `languageOptions` */
  read({ name, key, value }: JsonProperty, isInside: boolean): void {
    switch (name) {
      case 'env':
        this.readEnvironments(value);
        break;
      case 'globals':
        this.readGlobals(value);
        break;
      case 'parserOptions':
        if (this.log.expectObject(name, value)) {
          this.readParserOptions(value);
        }
        break;
      case 'parser':
        this.parser = this.readParser(value);
        break;
      default:
        if (isInside) {
          this.readOption(name, key, value);
        }
    }
  }

  private readEnvironments(node: Node): void {
    if (!this.log.expectObject('env', node)) {
      return;
    }
    for (const { name: written, key, value } of propertiesOf(node)) {
      const name = sameAs.get(written) ?? written;
      const isKnown = environments.includes(name);
      if (isKnown && valueOf(value) === true) {
        this.environments.push(name);
      } else if (!isKnown && !alwaysThere.test(name)) {
        this.leaveOutEnvironment(key, written, valueOf(value) === true);
      }
    }
  }

  private leaveOutEnvironment(key: Node, name: string, isOn: boolean): void {
    const plugin = pluginOf(name);
    if (plugin === undefined) {
      const hint = askWhetherMeant(name, environments);
      const reason = `ESLint has no such environment.${hint}`;
      this.leaveOut(key, name, reason, 'warning');
    } else {
      if (isOn) {
        this.foreignEnvironments.push(name);
      }
      const reason = `it needs ${pluginPackage(plugin)}.`;
      this.remarks.push(...this.log.leaveOutForeign(key, name, reason));
    }
  }

  private readGlobals(node: Node): void {
    if (!this.log.expectObject('globals', node)) {
      return;
    }
    for (const { name, key, value } of propertiesOf(node)) {
      const access = valueOf(value);
      if (name !== name.trim() || name === '__proto__') {
        this.log.refuse(key, `"${name}" can’t be the name of a global.`);
      } else if (accesses.has(access)) {
        this.ownGlobals[name] = access as Globals[string];
      } else {
        this.log.refuse(
          value,
          `The global "${name}" has to be "readonly", "writable" or "off".`,
        );
      }
    }
  }

  private readParserOptions(node: Node): void {
    for (const { name, key, value } of propertiesOf(node)) {
      if (name === 'parser') {
        this.innerParser =
          this.readParser(value) ?? '@typescript-eslint/parser';
      } else if (name === '__proto__') {
        this.log.say(key, '"__proto__" is not an option.', 'warning');
      } else if (name === 'programs') {
        this.leaveOut(
          key,
          name,
          'these are objects of the compiler, not data.',
        );
      } else {
        if (name === 'projectService') {
          this.remarks.push(this.log.say(key, ofLaterVersion));
        }
        this.parserOptions = { ...this.parserOptions, [name]: valueOf(value) };
      }
    }
  }

  /** @returns the parser, if it isn't the linter's */
  private readParser(node: Node): string | undefined {
    const name: unknown = valueOf(node);
    if (typeof name === 'string' && ownParser.test(name)) {
      return undefined;
    }
    const reason = 'everything is parsed with @typescript-eslint/parser.';
    if (typeof name !== 'string') {
      this.leaveOut(node, 'parser', reason);
      return undefined;
    }
    this.remarks.push(...this.log.leaveOutForeign(node, name, reason));
    return name;
  }

  /** What a flat config has in `languageOptions` besides. */
  private readOption(name: string, key: Node, node: Node): void {
    const value = valueOf(node);
    if (name === 'ecmaVersion') {
      if (typeof value === 'number' || value === 'latest') {
        this.languageOptions = {
          ...this.languageOptions,
          ecmaVersion: value as 'latest',
        };
      } else {
        this.log.refuse(node, '"ecmaVersion" has to be a year or "latest".');
      }
    } else if (name === 'sourceType') {
      if (value === 'module' || value === 'script' || value === 'commonjs') {
        this.languageOptions = { ...this.languageOptions, sourceType: value };
      } else {
        this.log.refuse(
          node,
          '"sourceType" has to be "module", "script" or "commonjs".',
        );
      }
    } else {
      this.leaveOut(
        key,
        name,
        'ESLint has no such language option.',
        'warning',
      );
    }
  }

  private leaveOut(...what: Parameters<ReadingLog['leaveOut']>): void {
    this.remarks.push(this.log.leaveOut(...what));
  }
}

import type { Schema } from './check/schema';
import { ownParser, ownPlugin } from './packageNames';
import { presetNames } from './presets/presetNames';

/**
 * Environments of ESLint 8.57 that add globals: https://eslint.org/docs/v8.x/use/configure/language-options.
 * What `es6` and the like add is always there in a flat config.
 */
export const environments = [
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

const yesOrNo = { type: 'boolean' };

const language = {
  ecmaVersion: {
    description: 'The version of ECMAScript: a year, or "latest".',
    enum: ['latest'],
  },
  globals: {
    description: 'Names that are there without being declared.',
    additionalProperties: { enum: ['readonly', 'writable', 'off'] },
  },
  parser: { description: 'What reads the code.', enum: [ownParser] },
  sourceType: {
    description: 'What files are taken for.',
    enum: ['module', 'script', 'commonjs'],
  },
};

const parserOptions = {
  description: 'Options of the parser.',
  properties: {
    ecmaFeatures: {
      description: 'What the language has besides.',
      properties: {
        globalReturn: {
          description: '"return" outside functions.',
          ...yesOrNo,
        },
        jsx: { description: 'JSX, in files of any name.', ...yesOrNo },
      },
    },
    ecmaVersion: language.ecmaVersion,
    emitDecoratorMetadata: {
      description: 'As in the tsconfig: types in decorated code are used.',
      ...yesOrNo,
    },
    experimentalDecorators: {
      description: 'As in the tsconfig, for rules that work without types.',
      ...yesOrNo,
    },
    extraFileExtensions: {
      description:
        'Extensions of other files that have code in them: [".vue"].',
    },
    jsDocParsingMode: {
      description: 'Which JSDoc comments are parsed.',
      enum: ['all', 'none', 'type-info'],
    },
    jsxFragmentName: { description: 'What fragments call: "h".' },
    jsxPragma: { description: 'What JSX calls: "React".' },
    lib: { description: 'Libraries with global types: ["es2022"].' },
    project: {
      description: 'Where types come from: true for the nearest tsconfig.json.',
      enum: [true, './tsconfig.json'],
    },
    sourceType: language.sourceType,
    tsconfigRootDir: { description: 'The folder that paths begin in.' },
    warnOnUnsupportedTypeScriptVersion: yesOrNo,
  },
};

const suppressions = {
  noInlineConfig: {
    description: 'Comments change nothing in the config.',
    ...yesOrNo,
  },
  reportUnusedDisableDirectives: {
    description: 'Report comments that suppress nothing.',
    ...yesOrNo,
  },
};

/** The settings of both kinds of configs, and what may be next to them; apart from the rules, of which each has its own. */
const properties = {
  $schema: {},
  env: {
    description: 'Environments, whose globals are there.',
    properties: Object.fromEntries(environments.map(name => [name, yesOrNo])),
  },
  excludedFiles: { description: 'Files that an override isn’t for.' },
  extends: {
    description: 'Presets, by name.',
    anyOf: [{ enum: presetNames }, { items: { enum: presetNames } }],
  },
  files: { description: 'The files that this part of the config is for.' },
  globals: language.globals,
  ignorePatterns: { description: 'Files that aren’t linted.' },
  ignores: { description: 'Files that this part of the config isn’t for.' },
  languageOptions: {
    description: 'Globals and parser options.',
    properties: { ...language, parserOptions },
  },
  linterOptions: {
    description: 'Options of the linter itself.',
    properties: suppressions,
  },
  name: {},
  ...suppressions,
  overrides: { description: 'Parts of the config for certain files.' },
  parser: language.parser,
  parserOptions,
  plugins: {
    description: 'Where rules come from.',
    items: { enum: [ownPlugin] },
  },
  processor: {},
  root: { description: 'No config of a folder above counts.', ...yesOrNo },
  rules: { description: 'Rules, with severity and options.' },
  settings: { description: 'Settings that rules share.' },
};

/** What an object of a config can have, for completions and descriptions. */
export const configSchema: Schema = { properties };

export const configKeys: readonly string[] = Object.keys(properties);

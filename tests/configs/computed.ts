import { createRequire } from 'node:module';

type Environment = { globals?: Record<string, unknown> } | undefined;

const load = createRequire(__filename);

/** They have no types. */
const { Legacy } = load('@eslint/eslintrc') as {
  Legacy: { environments: ReadonlyMap<string, Environment> };
};
const jest = load('eslint-plugin-jest') as {
  environments: Record<string, Environment>;
};

type Rules = Map<string, string>;

type ParserOptions = Record<string, unknown> & {
  ecmaFeatures?: Record<string, unknown>;
};

/** A config as ESLint computes it for a file, in either format. */
export interface Computed {
  rules?: Record<string, unknown>;
  settings?: object;
  // In an eslintrc config:
  env?: Record<string, boolean>;
  globals?: Record<string, unknown>;
  parser?: string | null;
  parserOptions?: ParserOptions;
  // In a flat config:
  languageOptions?: {
    globals?: Record<string, unknown>;
    parser?: { meta?: { name?: string } };
    parserOptions?: ParserOptions;
    sourceType?: string;
  };
}

/** Parser options that are compared by themselves, or that have no effect on what is parsed. */
const comparedOtherwise = [
  'ecmaVersion',
  'parser',
  'program',
  'project',
  'projectService',
  'sourceType',
  'tsconfigRootDir',
];

/** How a file is read: what the page compares apart from rules. */
export function languageOf(config: Computed, isFlat: boolean): Rules {
  const { env = {}, languageOptions = {}, settings = {} } = config;
  const parserOptions: ParserOptions =
    (isFlat ? languageOptions : config).parserOptions ?? {};
  const { ecmaFeatures, parser: inner, sourceType } = parserOptions;
  // In version 7, "project" does what the other one was meant to do.
  const project = parserOptions.project ?? parserOptions.projectService;
  const parser = isFlat
    ? (languageOptions.parser?.meta?.name ?? 'espree')
    : (config.parser ?? 'espree');
  const knownParser = /espree|typescript-eslint[\\/]parser/.exec(parser)?.[0];
  const declared = Object.entries(
    (isFlat ? languageOptions : config).globals ?? {},
  );
  const names = new Set(
    Object.keys(env)
      .filter(name => env[name])
      .flatMap(name =>
        Object.keys(
          (name === 'jest/globals'
            ? jest.environments.globals
            : Legacy.environments.get(name)
          )?.globals ?? {},
        ),
      ),
  );
  for (const [name, access] of declared) {
    if (access === 'off') {
      names.delete(name);
    } else {
      names.add(name);
    }
  }
  if (names.has('jest')) {
    // What ESLint's environment has, and the plugin's doesn't: one is moved to the other.
    for (const name of ['fdescribe', 'pit', 'require']) {
      names.delete(name);
    }
  }
  return new Map(
    Object.entries({
      parser: knownParser ?? parser,
      'parserOptions.parser': inner === undefined ? '' : 'set',
      parserOptions: toText({
        ...parserOptions,
        ecmaFeatures: { ...ecmaFeatures, globalReturn: undefined },
        ...Object.fromEntries(comparedOtherwise.map(name => [name, undefined])),
      }),
      'parserOptions.project': toText(
        isTyped(project) ? withoutFolder(project) : undefined,
      ),
      sourceType: isFlat
        ? languageOptions.sourceType
        : (sourceType ??
          (['node', 'commonjs'].some(name => env[name])
            ? 'commonjs'
            : 'script')),
      globals: [...names]
        .filter(name => !builtin.has(name))
        .sort()
        .join(' '),
      settings: toText(settings),
    }).map(([name, value]) => [name, String(value)]),
  );
}

/** What the language itself has, and what is left of parser options by ESLint for those. */
const builtin = new Set([
  'Intl',
  'Iterator',
  ...['builtin', 'es2024'].flatMap(name =>
    Object.keys(Legacy.environments.get(name)?.globals ?? {}),
  ),
]);

/** Paths as they are from the folder that they begin in. */
function withoutFolder(project: unknown): unknown {
  return typeof project === 'string'
    ? project.replace(/^(?:\.\/|\/.*\/)/, '')
    : Array.isArray(project)
      ? project.map(withoutFolder)
      : project;
}

/** @param project the option of the parser */
function isTyped(project: unknown): boolean {
  return project !== false && project !== null;
}

function toText(value: unknown): string | undefined {
  return JSON.stringify(value, (_name, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort())
      : each,
  );
}

/** The rules that are on, with their options. */
export function rulesOn(config: unknown): Rules {
  const { rules = {} } = (config ?? {}) as { rules?: Record<string, unknown> };
  return new Map(
    Object.entries(rules).flatMap(([id, entry]): [string, string][] => {
      const [severity, ...options] = [entry].flat();
      const number = ['off', 'warn', 'error'].indexOf(String(severity));
      const level = number < 0 ? Number(severity) : number;
      return level === 0 ? [] : [[id, JSON.stringify([level, ...options])]];
    }),
  );
}

export function differing(before: Rules, after: Rules): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    id => !isSame(before.get(id), after.get(id)),
  );
}

export function languageDiffering(
  [was, is]: readonly [Rules, Rules],
  file: string,
): string[] {
  // What couldn't be parsed before isn't read in another way now.
  return was.get('parser') === 'espree' && !/\.[cm]?jsx?$/.test(file)
    ? []
    : [...was.keys()].filter(name => was.get(name) !== is.get(name));
}

/** Where a schema has defaults, ESLint writes them into the options it has checked. */
function isSame(
  before: string | undefined,
  after: string | undefined,
): boolean {
  if (before === undefined || after === undefined) {
    return before === after;
  }
  const [old, next] = [before, after].map(each => JSON.parse(each) as unknown);
  return isFilledIn(old, next) || isFilledIn(next, old);
}

/** Whether a value has all that another one has. */
function isFilledIn(part: unknown, whole: unknown): boolean {
  return typeof part === 'object' && part !== null
    ? Object.entries(part).every(([name, value]) =>
        isFilledIn(value, (whole as Record<string, unknown> | null)?.[name]),
      )
    : part === whole;
}

/** Offsets in the linted file, from 0, and the line of the first, from 1. */
export interface PlaceHere {
  range: [start: number, end: number];
  line: number;
}

/** A declaration in another file. */
export interface PlaceElsewhere {
  /** `lib` for TypeScript's own declarations, a package's name, or a file of the project. */
  source: string;
  /** As in code: `JSON.parse`, `CustomEvent`. */
  declaration: string;
}

export type Place = PlaceElsewhere | PlaceHere;

/** A place that the value came through, the reported one first. Plain data. */
export interface OriginStep {
  place: Place;
  /** The code there, on one line and shortened. */
  text: string;
}

/** What made a value `any`, and where. For `not-followed`, the last place that was reached. */
export interface AnyOrigin {
  kind: OriginKind;
  place: Place;
  /** What it is about, in a word of the code: a name, a parameter, an expression; of an error, TypeScript's message. */
  name: string;
  module?: string;
}

/** The way from a report to what made its value `any`. Plain data. */
export interface AnyTrace {
  /** From the reported value to the origin, including both. */
  steps: OriginStep[];
  origin: AnyOrigin;
}

export interface Mend {
  /** One sentence; code is between backticks. */
  sentence: string;
  /** Address on this site of the page that says more. */
  guide: string;
}

/** Where the `any` of a report comes from, and what would mend it there. */
export interface OriginInformation extends AnyTrace {
  /** What made the value `any`, in one sentence. Code is between backticks. */
  what: string;
  mend: Mend;
}

/** What readers are told about a kind of origin. Code is between backticks. */
interface KindTexts {
  what: (names: { name: string; module: string }) => string;
  mend: string;
  guide: string;
}

const unsafeAny = '/troubleshooting#unsafe-any';
const compilerOptions =
  '/getting-started/typed-linting#which-compiler-options-matter';
const assignment = '/rules/no-unsafe-assignment';
const memberAccess = '/rules/no-unsafe-member-access';

/** What can make a value `any`. Each kind takes another cure. */
const kinds = {
  'unresolved-module': {
    what: ({ module }) =>
      `TypeScript doesn’t find the module \`${module}\`, so everything imported from it is \`any\`.`,
    mend: 'Install the package or its `@types`; if the name is an alias, check `paths` in the tsconfig.',
    guide: unsafeAny,
  },
  'missing-export': {
    what: ({ module, name }) =>
      `TypeScript finds no ${name === 'default' ? 'default export' : `export \`${name}\``} in the module \`${module}\`.`,
    mend: 'Import what the module’s types export, or add what they lack.',
    guide: unsafeAny,
  },
  'shorthand-module': {
    what: ({ module }) =>
      `\`${module}\` is declared as a module without a body, so everything in it is \`any\`.`,
    mend: 'Give `declare module` a body with the types of what you import.',
    guide: unsafeAny,
  },
  'unresolved-name': {
    what: ({ name }) => `Nothing declares \`${name}\`.`,
    mend: 'Import or declare the name, or install the types that declare it, and check `types` and `lib` in the tsconfig.',
    guide: unsafeAny,
  },
  'unresolved-type': {
    what: ({ name }) => `Nothing declares the type \`${name}\`.`,
    mend: 'Import or declare the type: a type TypeScript can’t find counts as `any`.',
    guide: unsafeAny,
  },
  // The word, in this project.
  'written-any': {
    what: () => 'The type is written as `any`.',
    mend: 'Write the real type instead, or `unknown` if it can be any value.',
    guide: '/rules/no-explicit-any',
  },
  // The word, in the result’s type of a signature of a package or of TypeScript.
  'returns-any': {
    what: ({ name }) => `\`${name}\` is declared to return \`any\`.`,
    mend: 'Annotate the result as `unknown` and check it, for example with a schema, or assert the type you know it has.',
    guide: assignment,
  },
  // The word, elsewhere in such a declaration.
  'declared-any': {
    what: ({ name }) => `\`${name}\` is declared as \`any\`.`,
    mend: 'Annotate the value as `unknown` and check it before you use it, or assert the type you know it has.',
    guide: assignment,
  },
  'callback-parameter': {
    what: ({ name }) => `\`${name}\` passes an \`any\` to its callback.`,
    mend: 'Give the callback’s parameter a type of your own, such as `unknown` for a value you check.',
    guide: '/rules/use-unknown-in-catch-callback-variable',
  },
  'untyped-parameter': {
    what: ({ name }) =>
      `The parameter \`${name}\` has no type, and nothing gives it one.`,
    mend: 'Give the parameter a type; the `noImplicitAny` compiler option reports parameters without one.',
    guide: '/rules/explicit-module-boundary-types',
  },
  'untyped-declaration': {
    what: ({ name }) => `\`${name}\` is declared without a type.`,
    mend: 'Give the declaration a type or, if a package has it, annotate the value where you use it.',
    guide: compilerOptions,
  },
  'caught-value': {
    what: () =>
      'What `catch` catches is `any` without `useUnknownInCatchVariables`.',
    mend: 'Turn on the `useUnknownInCatchVariables` compiler option, which is part of `strict`, or write `catch (error: unknown)`.',
    guide: compilerOptions,
  },
  'type-error': {
    what: ({ name }) =>
      name === ''
        ? 'TypeScript finds an error here, which makes the value `any`.'
        : `TypeScript reports an error here: ${name}`,
    mend: 'Fix the error, even if a comment suppresses it, or assert the type you know the value has.',
    guide: unsafeAny,
  },
  'untyped-new': {
    what: ({ name }) => `\`${name}\` is created without type arguments.`,
    mend: 'Add type arguments, as in `new Map<string, number>()`: without them, they are `any`.',
    guide: assignment,
  },
  'type-parameter-default': {
    what: ({ name }) => `The type parameter \`${name}\` is \`any\` by default.`,
    mend: 'Give the type argument where the type is used.',
    guide: assignment,
  },
  'untyped-index': {
    what: ({ name }) =>
      `The object’s type doesn’t have the key in \`${name}\`.`,
    mend: 'Give the object a type that has the key, such as `Record<string, number>`, or the key a narrower type.',
    guide: memberAccess,
  },
  narrowing: {
    what: ({ name }) =>
      `A check narrows \`${name}\` to a type with an \`any\` in it, as \`Array.isArray()\` does.`,
    mend: 'Also check what is in the value, for example with a schema.',
    guide: memberAccess,
  },
  'function-type': {
    what: () => 'Calling a `Function` returns `any`.',
    mend: 'Replace `Function` with the function’s own type, such as `(name: string) => void`.',
    guide: '/rules/ban-types',
  },
  'no-jsx-types': {
    what: () => 'JSX has no types here.',
    mend: 'Install the types of your JSX library, such as `@types/react`, and check `jsx` in the tsconfig.',
    guide: unsafeAny,
  },
  'not-followed': {
    what: () => 'The value leads back to here. What made it `any` isn’t known.',
    mend: 'Point at the values on this line to see their types.',
    guide: unsafeAny,
  },
} satisfies Record<string, KindTexts>;

export type OriginKind = keyof typeof kinds;

const ofOwnModule =
  "Check the path; a file that isn’t code needs a declaration, such as `declare module '*.css'`.";

/** Says what made a value `any`, in one sentence. */
export function describeOrigin({ kind, module = '', name }: AnyOrigin): string {
  const { what }: KindTexts = kinds[kind];
  return what({ name, module });
}

/** What would mend an `any` at its origin. */
export function mendOf({ kind, module }: AnyOrigin): Mend {
  const { guide, mend } = kinds[kind];
  const isOwn = kind === 'unresolved-module' && module?.startsWith('.');
  return { sentence: isOwn ? ofOwnModule : mend, guide };
}

export const originKinds = Object.keys(kinds) as OriginKind[];

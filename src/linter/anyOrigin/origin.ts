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

/** Where a step or an origin is. */
export type Place = PlaceElsewhere | PlaceHere;

/** A place that the value came through, the reported one first. Plain data. */
export interface OriginStep {
  place: Place;
  /** The code there, on one line and shortened. */
  text: string;
}

/**
 * What made a value `any`. Each kind takes another cure: see `kinds.ts`.
 *
 * - `unresolved-module`: an import whose module TypeScript doesn't find; all that it gives is `any`
 * - `missing-export`: the module is there, and has no such export, or can't find itself what it exports
 * - `shorthand-module`: `declare module 'name';`
 * - `unresolved-name`, `unresolved-type`: nothing declares it
 * - `written-any`: the word, in this project
 * - `returns-any`: the word, in the result's type of a signature of a package or of TypeScript
 * - `callback-parameter`: the word, in the type that such a declaration has for a callback
 * - `declared-any`: the word, elsewhere in such a declaration
 * - `untyped-parameter`: without a type, and nothing gives it one
 * - `untyped-declaration`: a property, a variable, or a result without a type
 * - `caught-value`: in `catch`, without `useUnknownInCatchVariables`
 * - `type-error`: TypeScript reports an error there, or would but for a comment
 * - `untyped-new`: `new Map()` and the like, without type arguments
 * - `type-parameter-default`: `<T = any>`, where no type argument is given
 * - `untyped-index`: a key that the object's type doesn't have
 * - `narrowing`: a check has narrowed the value to a type with an `any` in it
 * - `function-type`: the result of a `Function`
 * - `no-jsx-types`: JSX, without the types of a JSX library
 * - `not-followed`: the trace ends, without an answer
 */
export type OriginKind =
  | 'callback-parameter'
  | 'caught-value'
  | 'declared-any'
  | 'function-type'
  | 'missing-export'
  | 'narrowing'
  | 'no-jsx-types'
  | 'not-followed'
  | 'returns-any'
  | 'shorthand-module'
  | 'type-error'
  | 'type-parameter-default'
  | 'unresolved-module'
  | 'unresolved-name'
  | 'unresolved-type'
  | 'untyped-declaration'
  | 'untyped-index'
  | 'untyped-new'
  | 'untyped-parameter'
  | 'written-any';

/** What made a value `any`, and where. For `not-followed`, the last place that was reached. */
export interface AnyOrigin {
  kind: OriginKind;
  place: Place;
  /** What it is about, in a word of the code: a name, a parameter, an expression; of an error, TypeScript's message. */
  name: string;
  /** The module that it is about, as the code has it. */
  module?: string;
}

/** The way from a report to what made its value `any`. Plain data. */
export interface AnyTrace {
  /** From the reported value to the origin, including both. */
  steps: OriginStep[];
  origin: AnyOrigin;
}

/** What to do about an origin. */
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

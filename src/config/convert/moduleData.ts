import { Commented } from '../../text/printJavaScript';

/** Where something is in a module, for the reader. */
export interface Source {
  code: string;
  line: number;
}

/** An import: a package, or what is in it by names. */
export interface Import {
  package: string;
  path: readonly string[];
}

/** In the data that a module exports, the place of something that isn't data. */
export class NotData {
  constructor(
    readonly source: Source,
    /** What it is, if not known only when the module runs. */
    readonly is: {
      imported?: Import;
      /** What an unknown function returns. */
      call?: { callee: string; elements: readonly unknown[] };
    } = {},
  ) {}
}

/** A value without the comments around it. */
export function bare(value: unknown): unknown {
  return value instanceof Commented ? bare(value.value) : value;
}

/** Whether a value is text, a number, or the like. */
export function isScalar(
  value: unknown,
): value is boolean | number | string | null | undefined {
  return typeof value !== 'object' || value === null;
}

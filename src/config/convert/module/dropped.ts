import { isOwnPackage } from './knownPackages';
import type { Item, PackageValue, Source, Value } from './values';
import { isKind } from './values';

/** Longest piece of code that is repeated to the reader, in characters. */
const maxQuote = 40;

/** Collects what could not be taken over. */
export class DroppedLog {
  private readonly found: { line: number; message: string }[] = [];

  /** For the reader, in the order of the module. */
  get notes(): string[] {
    return [...this.found]
      .sort((a, b) => a.line - b.line)
      .map(({ line, message }) => `Line ${String(line)}: ${message}`);
  }

  /**
   * Notes something that is left out.
   *
   * @param name of a property, where that says more than its value
   * @returns the comment that takes its place
   */
  drop(
    { source, value }: Pick<Item, 'source' | 'value'>,
    name?: string,
  ): string {
    const what = name ?? shorten(source.code);
    return this.say(source, `"${what}" is left out: ${reasonFor(value)}`);
  }

  /** Notes something else. @returns the same as a comment */
  say({ line }: Source, message: string): string {
    this.found.push({ line, message });
    return `// ${message}`;
  }
}

function reasonFor(value: Value): string {
  return isKind(value, 'package') && !isOwnPackage(value)
    ? `it needs ${describePackage(value)}.`
    : 'it is code, not data.';
}

function describePackage({ name }: PackageValue): string {
  return /^[./]/.test(name) ? `the file ${name}` : name;
}

/** Code in one line. */
export function shorten(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > maxQuote ? `${line.slice(0, maxQuote)}…` : line;
}

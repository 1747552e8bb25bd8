import type { Node } from 'jsonc-parser';
import { type ConfigDocument, parseConfig } from './configDocument';
import {
  convertConfig,
  type ForeignFormat,
  foreignFormat,
} from './convert/foreignFormat';
import { nameForeignObject, nameForeignText } from './convert/foreignText';
import { elementsOf, parseJson, propertyOf } from './json/parseJson';

/** A config in any format. */
export interface OpenedConfig {
  /** As it was pasted. */
  original: string;
  /** The other format that it was in; `undefined` where it is the document's text. */
  format: ForeignFormat | undefined;
  /** What could not be taken over from that format, in sentences. */
  notes: readonly string[];
  document: ConfigDocument;
}

/** A config that a reader has pasted, as far as it is read. */
export type PastedConfig =
  | { state: 'none' }
  | { state: 'read'; opened: OpenedConfig }
  | { state: 'reading' }
  | { state: 'refused'; message: string };

/**
 * Reads a config in any format. Nothing in it is run.
 *
 * @throws (rejects) with what to tell the reader, when it can't be read
 */
export async function openConfig(original: string): Promise<OpenedConfig> {
  refuse(
    nameForeignText(original) ??
      tooMuch(original.length, longest, 'characters'),
  );
  const format = foreignFormat(original);
  const { notes, text } =
    format === undefined
      ? { text: original, notes: [] }
      : await convertConfig(original, format);
  const { root } = parseJson(text);
  refuse(
    nameForeignObject(root) ??
      tooMuch(elementsOf(partsIn(root)).length, mostParts, 'parts'),
  );
  return { original, format, notes, document: parseConfig(text) };
}

/** Beyond that, comparing rules takes a browser more than some seconds. Configs that people write are far from it. */
const longest = 200_000;
const mostParts = 150;

/** The elements of a flat config, or the overrides of another one. */
function partsIn(root: Node | undefined): Node | undefined {
  return root?.type === 'array' ? root : propertyOf(root, 'overrides')?.value;
}

function tooMuch(count: number, limit: number, what: string) {
  const format = new Intl.NumberFormat('en');
  return count > limit
    ? `This config has ${format.format(count)} ${what}. At most ${format.format(limit)} are read here, because more would take too long.`
    : undefined;
}

/** @throws the reason, if there is any */
function refuse(reason: string | undefined): void {
  if (reason !== undefined) {
    throw new Error(reason);
  }
}

/** What a piece of a config takes for granted. */
const imports = "import path, { join, resolve } from 'node:path';\n";

/**
 * Reads a config, or a piece of one as it is in JavaScript: an expression, properties, or elements. Nothing in it is
 * run.
 *
 * @throws (rejects) with what to tell the reader, when it can't be read
 */
export async function openPiece(
  code: string,
): Promise<Pick<OpenedConfig, 'document' | 'notes'>> {
  const format = foreignFormat(code);
  if (format !== 'Markdown' && format !== 'package.json') {
    const { convertModule } = await import('./convert/convertModule');
    for (const module of [
      code,
      `${imports}export default ${code}`,
      `${imports}export default {${code}\n}`,
      `${imports}export default [${code}\n]`,
    ]) {
      try {
        const { notes, text } = convertModule(module);
        return { document: parseConfig(text), notes };
      } catch {
        // The next form may be the one.
      }
    }
  }
  return openConfig(code);
}

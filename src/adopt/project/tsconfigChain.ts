import type { Node } from 'jsonc-parser';
import { parseJson, propertyOf, valueOf } from '../../config/json/parseJson';
import { indexLines } from '../../text/positions';
import {
  type FileVerdict,
  folderOf,
  joinPath,
  type ProjectLayout,
  type TsconfigFile,
} from './projectLayout';

/** Finds where a tsconfig, or one that it extends, says something. */
export class TsconfigChain {
  readonly #layout: ProjectLayout;
  readonly #tsconfig: string;

  /** @param tsconfig full path of the first of the chain */
  constructor(layout: ProjectLayout, tsconfig: string) {
    this.#layout = layout;
    this.#tsconfig = tsconfig;
  }

  /** The text of the tsconfig itself. */
  own(): TsconfigFile {
    return (
      this.#layout.tsconfigs.find(({ path }) => path === this.#tsconfig) ?? {
        path: this.#tsconfig,
        text: '{}',
      }
    );
  }

  /** The first of the chain that sets a key. */
  ownerOf(key: string): TsconfigFile | undefined {
    const queue = [this.own()];
    const seen = new Set<string>();
    for (let file = queue.shift(); file; file = queue.shift()) {
      const { root } = parseJson(file.text);
      if (propertyOf(root, key)) {
        return file;
      }
      seen.add(file.path);
      // Of several, the last one counts.
      queue.push(
        ...this.#extendedBy(file, root)
          .filter(({ path }) => !seen.has(path))
          .reverse(),
      );
    }
    return undefined;
  }

  #extendedBy({ path }: TsconfigFile, root: Node | undefined): TsconfigFile[] {
    const value = propertyOf(root, 'extends')?.value;
    const names = value === undefined ? [] : [valueOf(value)].flat();
    return names.flatMap(name => {
      if (typeof name !== 'string') {
        return [];
      }
      const full = joinPath(folderOf(path), name);
      return (
        this.#layout.tsconfigs.find(
          each => each.path === full || each.path === `${full}.json`,
        ) ?? []
      );
    });
  }

  /** The line of a key, or of an element of its list; no place where nothing sets it. */
  located(key: string, spec?: string): Pick<FileVerdict, 'place'> {
    const owner = this.ownerOf(key);
    if (owner === undefined) {
      return {};
    }
    const property = propertyOf(parseJson(owner.text).root, key);
    const element = elementsOf(owner, key)?.find(
      node => spec !== undefined && isSameSpec(valueOf(node), spec),
    );
    const offset = element?.offset ?? property?.key.offset;
    return offset === undefined ? {} : { place: placeOf(owner, offset) };
  }
}

/** Inherited patterns are written from the folder of the tsconfig that inherits them: only their end is the same. */
export function isSameSpec(written: unknown, spec: string): boolean {
  return (
    typeof written === 'string' &&
    (spec === written || spec.endsWith(`/${written.replace(/^\.\//, '')}`))
  );
}

/** The elements of a list; `undefined` where the key has none. */
export function elementsOf(
  { text }: TsconfigFile,
  key: string,
): Node[] | undefined {
  const value = propertyOf(parseJson(text).root, key)?.value;
  return value?.type === 'array' ? (value.children ?? []) : undefined;
}

/** A line of a tsconfig, to be shown. */
export function placeOf(
  { path, text }: TsconfigFile,
  offset: number,
): NonNullable<FileVerdict['place']> {
  const { lineNumber } = indexLines(text).positionAt(offset);
  return {
    tsconfig: path,
    line: lineNumber,
    text: (text.split(/\r?\n/)[lineNumber - 1] ?? '').trim(),
  };
}

import type ts from 'typescript';
import { libFolder } from './filePaths';

/** A folder of lib files, for programs with the same `lib` to share. */
export interface LibBundle {
  /** Path of the folder. It tells bundles with different texts apart. */
  folder: string;
  /** Text of the lib files by full path. */
  files: ReadonlyMap<string, string>;
}

const libReference = /^\/\/\/\s*<reference\s+lib="(.+)"\s*\/>.*$/gm;

/** Says that a file is a lib file; has to be its first line. */
const libFileMark = '/// <reference no-default-lib="true"/>\n';

/**
 * Puts the lib files that the options ask for, directly or by reference, into
 * the first of them, and leaves the others empty.
 *
 * TypeScript merges the globals of all lib files again for each program, which
 * is to say at each keystroke. Sixty files instead of one double the time that
 * a new program takes.
 */
export function bundleLibFiles(
  typescript: typeof ts,
  libFiles: ReadonlyMap<string, string>,
  options: ts.CompilerOptions,
): LibBundle {
  const roots = options.lib ?? [typescript.getDefaultLibFileName(options)];
  const texts = new Map<string, string>();

  function collect(name: string): void {
    const text = libFiles.get(name);
    if (text === undefined || texts.has(name)) {
      return;
    }
    texts.set(name, '');
    const ownText = text.replace(libReference, (line, lib: string) => {
      const referenced = `lib.${lib}.d.ts`;
      collect(referenced);
      return libFiles.has(referenced) ? '' : line;
    });
    // Moved to the end: the files that it refers to come before it.
    texts.delete(name);
    texts.set(name, ownText);
  }
  roots.forEach(collect);

  const folder = `${libFolder}/${roots.join('+')}`;
  const files = new Map(
    [...libFiles].map(([name, text]) => [
      `${folder}/${name}`,
      texts.has(name) ? libFileMark : text,
    ]),
  );
  const first = roots.find(root => texts.has(root));
  if (first !== undefined) {
    files.set(
      `${folder}/${first}`,
      libFileMark + inOrderOfDeclaration(typescript, texts).join('\n'),
    );
  }
  return { folder, files };
}

/**
 * The texts in the order in which TypeScript's programs have lib files: that of
 * its list of libs, whatever refers to what. Overloads and the keys of a type
 * are in the order of their declarations, so messages depend on it.
 *
 * See `getDefaultLibFilePriority` in TypeScript's `program.ts`.
 */
function inOrderOfDeclaration(
  typescript: typeof ts,
  texts: ReadonlyMap<string, string>,
): string[] {
  const { libs } = typescript as typeof ts & InternalLibs;
  const priorityOf = (fileName: string): number => {
    if (fileName === 'lib.d.ts' || fileName === 'lib.es6.d.ts') {
      return -1;
    }
    const index = libs.indexOf(fileName.replace(/^lib\.|\.d\.ts$/g, ''));
    return index === -1 ? libs.length : index;
  };
  return [...texts]
    .sort(([a], [b]) => priorityOf(a) - priorityOf(b))
    .map(([, text]) => text);
}

/** A part of TypeScript that its types do not declare. */
interface InternalLibs {
  /** The values of the option `lib`, in the order of the files in a program. */
  libs: readonly string[];
}

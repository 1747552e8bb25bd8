import type { ConfigPart } from '../read/configPart';
import {
  expandBraces,
  type FilePattern,
  intersect,
} from '../read/filePatterns';

/** What a part or an element says of its files. */
export interface FileScope {
  files?: readonly FilePattern[];
  ignores?: readonly string[];
}

/** All that the parser can parse. */
export const codeFiles = '**/*.{js,cjs,mjs,jsx,ts,cts,mts,tsx}';

const typescriptFiles = '**/*.{ts,cts,mts,tsx}';

/** How the name of a pattern ends that no JavaScript file has. */
const typescriptEnd = /\.(?:[cm]?tsx?|[cm]?ts\?\(x\)|@\((?:[cm]?tsx?\|?)+\))$/;

/** Whether a part is for TypeScript files only, as far as its patterns say so. */
export function isForTypescript({ files }: ConfigPart): boolean {
  const endsSo = (pattern: string) =>
    expandBraces(pattern).every(each => typescriptEnd.test(each));
  return files?.every(pattern => [pattern].flat().some(endsSo)) ?? false;
}

export function scopeOf({ files, ignores }: ConfigPart): FileScope {
  return {
    ...(files && { files }),
    ...(ignores.length > 0 && { ignores }),
  };
}

/** The TypeScript files of those that a part is for. */
export function typescriptScopeOf(part: ConfigPart): FileScope {
  return {
    ...scopeOf(part),
    files: intersect(part.files, [typescriptFiles]) ?? [],
  };
}

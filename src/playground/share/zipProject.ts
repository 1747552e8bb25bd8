import { strToU8, zipSync } from 'fflate';

/** The folder that the archive unpacks to. */
const folder = 'typescript-eslint-playground';

/** Packs files into a ZIP archive. @param files text by path */
export function zipProject(files: Record<string, string>): Blob {
  const entries = Object.entries(files).map(
    ([path, text]) => [`${folder}/${path}`, strToU8(text)] as const,
  );
  // Its types are written for a newer TypeScript than the one that lints here.
  const archive = zipSync(Object.fromEntries(entries)) as Uint8Array;
  return new Blob([new Uint8Array(archive)], { type: 'application/zip' });
}

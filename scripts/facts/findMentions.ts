import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Folders of pages that are about the present version. Posts are about that of their day. */
const folders = ['docs', 'rules'];

/**
 * Lists where pages name a version: what they say of it was tried with it, and has to be tried again
 * with another.
 *
 * @returns file and line, as an editor's terminal can link to them
 */
export function findMentions(siteDir: string, version: string): string[] {
  // Not as a part of 17.1.0 or 7.1.01.
  const mention = new RegExp(
    `(?<![\\d.])${version.replaceAll('.', '\\.')}(?!\\d)`,
  );
  return folders.flatMap(folder =>
    readdirSync(join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.mdx?$/.test(file))
      .sort()
      .flatMap(file => {
        const path = join(folder, file);
        const lines = readFileSync(join(siteDir, path), 'utf8').split('\n');
        return lines.flatMap((line, index) =>
          mention.test(line)
            ? [`${path.split(sep).join('/')}:${String(index + 1)}`]
            : [],
        );
      }),
  );
}

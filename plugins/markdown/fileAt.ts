import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { readFrontMatter } from './page';

/** The folders of Markdown, and the addresses at which their pages begin. */
const folders = { blog: '/blog/', docs: '/', rules: '/rules/' };

const filesOf = new Map<string, ReadonlyMap<string, string>>();

/**
 * The file of a page.
 *
 * @param address from the top of the site, with or without a slash at its end
 * @returns its absolute path; `undefined` for pages that aren't written in Markdown
 */
export function fileAt(siteDir: string, address: string): string | undefined {
  const files = filesOf.get(siteDir) ?? readAddresses(siteDir);
  filesOf.set(siteDir, files);
  return files.get(withoutEnd(address));
}

function readAddresses(siteDir: string): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(folders).flatMap(([folder, start]) =>
      readdirSync(join(siteDir, folder), { encoding: 'utf8', recursive: true })
        .filter(file => /\.mdx?$/.test(file))
        .map(file => {
          const path = join(siteDir, folder, file);
          const { slug } = readFrontMatter(readFileSync(path, 'utf8'));
          const address = typeof slug === 'string' ? slug : addressOfFile(file);
          return [withoutEnd(start + address.replace(/^\//, '')), path];
        }),
    ),
  );
}

function addressOfFile(file: string): string {
  return file
    .split(sep)
    .join('/')
    .replace(/\.mdx?$/, '')
    .replace(/(^|\/)(?:index|README)$/, '');
}

function withoutEnd(address: string): string {
  return address.replace(/\/$/, '');
}

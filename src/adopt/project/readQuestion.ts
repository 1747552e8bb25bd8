import { dirname, resolve } from 'node:path';
import { guessRoot } from '../plan/makePlan';
import {
  type ProjectFields,
  projectFolder,
  type ProjectLayout,
  readPath,
  stringsIn,
  type TsconfigFile,
} from './projectLayout';
import type { ConfigReading } from './readParserOptions';
import { namedIn } from './tsconfig';

/** What a reader has filled in, with the config read. */
export interface ProjectQuestion extends Pick<
  ProjectFields,
  'file' | 'tsconfigs'
> {
  config: ConfigReading;
}

/** Everything that was filled in, as a project in {@link projectFolder}. */
export function readQuestion({
  config: { notes, parserOptions },
  file,
  tsconfigs: text,
}: ProjectQuestion): ProjectLayout {
  const tsconfigs = readTsconfigs(text);
  const path = readPath(file);
  const [rootDir = '.'] = stringsIn(parserOptions?.tsconfigRootDir).map(
    readPath,
  );
  const root = findRoot(path, rootDir, tsconfigs);
  const inProject = (name: string, folder = projectFolder): string =>
    resolve(folder, name.startsWith(root) ? name.slice(root.length) : name);
  const tsconfigRootDir = inProject(`${rootDir}/`);
  const projects = stringsIn(parserOptions?.project).filter(
    name => !name.startsWith('!'),
  );
  return {
    tsconfigs: tsconfigs.map(each => ({ ...each, path: inProject(each.path) })),
    file: inProject(path),
    ...(parserOptions && {
      parserOptions: {
        ...parserOptions,
        tsconfigRootDir,
        ...(projects.length > 0 && {
          project: projects.map(name =>
            inProject(readPath(name), tsconfigRootDir),
          ),
        }),
      },
    }),
    notes,
  };
}

/** `// tsconfig.base.json`, in a line of its own. */
const heading =
  /^[ \t]*(?:\/\/|\/\*|#)[ \t]*((?:file:\/\/|[A-Za-z]:)?[\w@.()[\] \\/-]+\.json)[ \t]*(?:\*\/)?[ \t]*$/;

/** Takes apart what was pasted as tsconfigs. Text before the first heading is that of `tsconfig.json`. */
function readTsconfigs(text: string): TsconfigFile[] {
  const files: { path: string; lines: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const path = heading.exec(line)?.[1];
    if (path !== undefined) {
      files.push({ path: readPath(path), lines: [] });
    } else if (files.length > 0 || line.trim() !== '') {
      if (files.length === 0) {
        files.push({ path: 'tsconfig.json', lines: [] });
      }
      files.at(-1)?.lines.push(line);
    }
  }
  return files.map(({ path, lines }) => ({ path, text: lines.join('\n') }));
}

/**
 * What full paths begin with, up to the folder that has the config: what is said, else a guess by the folders that
 * the tsconfigs name. Ends with a slash.
 */
function findRoot(
  file: string,
  rootDir: string,
  tsconfigs: readonly TsconfigFile[],
): string {
  const [stated] = [rootDir, ...tsconfigs.map(({ path }) => dirname(path))]
    .filter(path => path.startsWith('/'))
    .sort((a, b) => a.length - b.length);
  const named = tsconfigs.flatMap(tsconfig => [
    tsconfig.path,
    ...namedIn(tsconfig),
  ]);
  const folders = named.map(path => path.replace(/^\.\//, '').split('/')[0]);
  return stated === undefined
    ? guessRoot([{ file }], folders) || `${projectFolder}/`
    : `${stated.replace(/\/$/, '')}/`;
}

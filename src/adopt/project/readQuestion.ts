import { dirname, resolve } from 'node:path';
import { valueOf } from '../../config/json/parseJson';
import {
  isIgnored,
  leavesOut,
  matchesFile,
} from '../../config/read/filePatterns';
import { guessRoot } from '../plan/makePlan';
import {
  type ParserOptions,
  projectFolder,
  type ProjectLayout,
  type TsconfigFile,
} from './projectLayout';
import type { ConfigPiece } from './readConfigPiece';
import { stringsIn, valueAt } from './tsconfig';

/** What a reader has filled in, with the config read. */
export interface ProjectQuestion {
  tsconfigs: string;
  file: string;
  config: ConfigPiece;
}

/** Everything that was filled in, as a project in {@link projectFolder}. */
export function readQuestion(question: ProjectQuestion): ProjectLayout {
  const { parts, unread, problem } = question.config;
  const tsconfigs = readTsconfigs(question.tsconfigs);
  const file = readPath(question.file);
  const root = findRoot(file, tsconfigs, parts);
  const inProject = (path: string, folder = projectFolder): string =>
    resolve(folder, path.startsWith(root) ? path.slice(root.length) : path);
  const full = inProject(file);
  const name = full.slice(projectFolder.length + 1);
  const ignoring = parts.filter(({ isIgnoring }) => isIgnoring);
  const applied = parts.filter(
    ({ files, ignores, isIgnoring }) =>
      !isIgnoring &&
      (files === undefined || matchesFile(name, files)) &&
      !leavesOut(name, ignores),
  );
  const written: ParserOptions = Object.assign(
    {},
    ...applied.map(({ parserOptions }) => parserOptions),
  ) as ParserOptions;
  const otherParser = applied.at(-1)?.otherParser;
  const [rootDir = '.'] = stringsIn(written.tsconfigRootDir);
  const tsconfigRootDir = inProject(readPath(rootDir));
  const projects = stringsIn(written.project).map(path =>
    path.startsWith('!') ? path : inProject(readPath(path), tsconfigRootDir),
  );
  const isUnread = unread.some(option => option !== 'tsconfigRootDir');
  const notes = [
    problem &&
      `The config can’t be read, so it isn’t taken into account: ${problem}`,
    ...unread.map(
      option =>
        `\`${option}\` is code in this config, which isn’t run here, so it isn’t taken into account.`,
    ),
    isIgnored(
      name,
      ignoring.flatMap(({ ignores }) => ignores),
    ) && 'The config has ESLint ignore this file: it isn’t linted at all.',
    otherParser !== undefined &&
      `For this file, the config sets the parser \`${otherParser}\`, which uses a tsconfig only if it hands the code to \`@typescript-eslint/parser\`.`,
  ];
  return {
    tsconfigs: tsconfigs.map(({ path, text }) => ({
      path: inProject(path),
      text,
    })),
    file: full,
    ...(parts.length > 0 &&
      !(isUnread && written.project === undefined) && {
        parserOptions: {
          ...written,
          tsconfigRootDir,
          ...(projects.length > 0 && { project: projects }),
        },
      }),
    notes: notes.flatMap(note => (typeof note === 'string' ? note : [])),
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

/** A path as people copy it: of Windows, as an address, with a place, or beginning with `<tsconfigRootDir>`. */
function readPath(text: string): string {
  const path = text
    .trim()
    .replace(/^[`'"]|[`'"]$/g, '')
    .replaceAll('\\', '/')
    .replace(/^<tsconfigRootDir>\//, '')
    .replace(/(?::\d+){1,2}:?$|\(\d+,\d+\)$/, '');
  return (path.startsWith('file://') ? decode(path.slice(7)) : path).replace(
    /^\/?[A-Za-z]:(?=\/)/,
    '',
  );
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Where people have their projects, with the project's own folder. */
const homes =
  /^\/(?:home\/runner\/work\/[^/]+|__w\/[^/]+|a\/[^/]+|builds\/[^/]+|(?:home|Users)\/[^/]+(?:\/(?:code|dev|git|github|projects?|repos?|sites|source|src|work|workspaces?|documents|desktop))*|workspaces?|opt|srv|var\/www)\/[^/]+\//i;

/**
 * What full paths begin with, up to the folder that has the config: what a setting or a pasted tsconfig says, else a
 * guess by the folders that the tsconfigs name. Ends with a slash.
 */
function findRoot(
  file: string,
  tsconfigs: readonly TsconfigFile[],
  parts: ConfigPiece['parts'],
): string {
  const options = parts.map(({ parserOptions }) => parserOptions);
  const stated = [
    ...options.flatMap(({ tsconfigRootDir }) => stringsIn(tsconfigRootDir)),
    ...tsconfigs.map(({ path }) => dirname(path)),
    ...options.flatMap(({ project }) =>
      stringsIn(project).map(path => dirname(path)),
    ),
  ]
    .map(path => `${readPath(path).replace(/\/$/, '')}/`)
    .filter(path => path.startsWith('/'))
    .sort((a, b) => a.length - b.length);
  if (stated[0] !== undefined || !file.startsWith('/')) {
    return stated[0] ?? `${projectFolder}/`;
  }
  const named = new Set(
    tsconfigs
      .flatMap(tsconfig => [
        tsconfig.path,
        ...(['include', 'files', 'exclude'] as const).flatMap(key => {
          const value = valueAt(tsconfig, key);
          return value ? stringsIn(valueOf(value)) : [];
        }),
      ])
      .map(path => path.replace(/^\.\//, '').split('/')[0]),
  );
  const home = homes.exec(file)?.[0] ?? '/';
  const rest = file.slice(home.length).split('/');
  const at = rest.findIndex(name => named.has(name));
  return at < 0
    ? home === '/'
      ? guessRoot([{ file }]) || home
      : home
    : [home.slice(0, -1), ...rest.slice(0, at), ''].join('/');
}

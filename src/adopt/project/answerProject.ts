import { dirname, resolve } from 'node:path';
import { minimatch } from 'minimatch';
import type ts from 'typescript';
import { isBounded } from '../../config/read/filePatterns';
import { explainFile } from './explainFile';
import {
  type FileVerdict,
  type ParserOptionsText,
  type ProjectErrorKind,
  type ProjectFields,
  projectFolder,
  type ProjectLayout,
  type TsconfigFile,
} from './projectLayout';

/** Whether ESLint has types for a file, and if not, why, and what it says then. */
export interface ProjectAnswer {
  /** One for each tsconfig that the parser asks. */
  verdicts: FileVerdict[];
  /** Full paths of tsconfigs that weren't pasted. */
  missing: string[];
  isIncluded: boolean;
  /** What the parser says; absent where it says nothing. */
  error?: ProjectErrorKind;
  /** Full path of the file, as it was understood. */
  file: string;
}

/** Answers for what a reader has filled in. */
export function answerProject(
  typescript: typeof ts,
  fields: ProjectFields,
): ProjectAnswer {
  const layout = readLayout(fields);
  const { asked, missing } = findAskedTsconfigs(layout);
  const verdicts = asked.map(path => explainFile(typescript, layout, path));
  const isIncluded = verdicts.some(verdict => verdict.isIncluded);
  const { file, parserOptions } = layout;
  const hasTypes = parserOptions.project !== false;
  const error =
    hasTypes && !isIncluded
      ? errorOf(verdicts, missing, parserOptions.project === true)
      : undefined;
  return {
    verdicts,
    missing,
    isIncluded,
    ...(error && { error }),
    file,
  };
}

function errorOf(
  verdicts: readonly FileVerdict[],
  missing: readonly string[],
  isSearched: boolean,
): ProjectErrorKind {
  if (missing.length > 0) {
    return isSearched ? 'tsconfig-not-found' : 'tsconfig-missing';
  }
  if (verdicts.some(({ reason }) => reason === 'extension')) {
    return 'extension';
  }
  return verdicts.length > 1 ? 'none-includes' : 'not-included';
}

/**
 * Finds the options about projects in a piece of a config in any format. By patterns, because such pieces are
 * seldom whole, and have things like `import.meta.dirname` in them.
 */
function readParserOptions(text: string): ParserOptionsText {
  const project =
    /(?<![\w$])["']?project["']?\s*:\s*(true|false|null|\[[^\]]*\]|"[^"\n]*"|'[^'\n]*'|`[^`\n]*`)/.exec(
      text,
    )?.[1];
  const extensions = /extraFileExtensions["']?\s*:\s*(\[[^\]]*\])/.exec(
    text,
  )?.[1];
  return {
    ...(project !== undefined && { project: valueOf(project) }),
    ...(extensions !== undefined && {
      extraFileExtensions: quoted(extensions),
    }),
    usesProjectService: /projectService["']?\s*:\s*(?!false)\S/i.test(text),
  };
}

function valueOf(code: string): unknown {
  switch (code) {
    case 'true':
      return true;
    case 'false':
    case 'null':
      return false;
    default:
      return quoted(code);
  }
}

/** All strings in a piece of code. */
function quoted(code: string): string[] {
  return Array.from(code.matchAll(/(["'`])(.*?)\1/g), match => match[2] ?? '');
}

/** Everything that was filled in, as a project. */
function readLayout(fields: ProjectFields): ProjectLayout {
  return {
    tsconfigs: readTsconfigs(fields.tsconfigs),
    file: readPath(fields.file),
    parserOptions: readParserOptions(fields.parserOptions),
  };
}

/** `// tsconfig.base.json`, in a line of its own. */
const heading =
  /^[ \t]*(?:\/\/|\/\*|#)[ \t]*([\w@./-]+\.json)[ \t]*(?:\*\/)?[ \t]*$/;

/** Takes apart what was pasted as tsconfigs. Text before the first heading is that of `tsconfig.json`. */
function readTsconfigs(text: string): TsconfigFile[] {
  const files: { path: string; lines: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const path = heading.exec(line)?.[1];
    if (path !== undefined) {
      files.push({ path: resolve(projectFolder, path), lines: [] });
    } else if (files.length > 0 || line.trim() !== '') {
      if (files.length === 0) {
        files.push({ path: `${projectFolder}/tsconfig.json`, lines: [] });
      }
      files.at(-1)?.lines.push(line);
    }
  }
  return files.map(({ path, lines }) => ({ path, text: lines.join('\n') }));
}

/** A path as people copy it: of Windows, with a line number, or beginning with `<tsconfigRootDir>`. */
function readPath(text: string): string {
  const path = text
    .trim()
    .replace(/^[`'"]|[`'"]$/g, '')
    .replaceAll('\\', '/')
    .replace(/^<tsconfigRootDir>\//, '')
    .replace(/(?::\d+){1,2}$/, '')
    .replace(/^[A-Za-z]:(?=\/)/, '');
  return resolve(projectFolder, path);
}

/** The tsconfigs that the parser would ask, and paths of those that it wouldn't find. */
interface AskedTsconfigs {
  /** Full paths, in the parser's order. */
  asked: string[];
  missing: string[];
}

/** Which tsconfigs the parser reads for a file: by `project`, or the nearest one. */
function findAskedTsconfigs({
  file,
  parserOptions: { project, usesProjectService },
  tsconfigs,
}: ProjectLayout): AskedTsconfigs {
  const known = tsconfigs.map(({ path }) => path);
  if (project === true || usesProjectService) {
    const nearest = nearestTsconfig(file, known);
    return nearest === undefined
      ? { asked: [], missing: [`${projectFolder}/tsconfig.json`] }
      : { asked: [nearest], missing: [] };
  }
  if (!Array.isArray(project)) {
    return { asked: known.slice(0, 1), missing: [] };
  }
  const asked: string[] = [];
  const missing: string[] = [];
  for (const entry of project as readonly string[]) {
    const path = resolve(projectFolder, entry);
    const named = known.filter(
      each =>
        each === path ||
        each === `${path}/tsconfig.json` ||
        (/[*?{[]/.test(entry) && isBounded(path) && minimatch(each, path)),
    );
    asked.push(...named);
    if (named.length === 0) {
      missing.push(path);
    }
  }
  return { asked: [...new Set(asked)], missing };
}

/** The nearest `tsconfig.json` in the folders above a file. */
function nearestTsconfig(
  file: string,
  known: readonly string[],
): string | undefined {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const path = resolve(folder, 'tsconfig.json');
    if (known.includes(path) || folder === '/') {
      return known.find(each => each === path);
    }
  }
}

import { minimatch } from 'minimatch';
import { joinPath } from './paths';
import type {
  ParserOptionsText,
  ProjectLayout,
  TsconfigFile,
} from './projectLayout';

/** What a reader has filled in. */
export interface ProjectFields {
  /** One tsconfig, or several, each after a line with its path as a comment. */
  tsconfigs: string;
  /** `parserOptions`, or a whole config that has them; may be empty. */
  parserOptions: string;
  /** Path of the file, from the folder that has the config, or a full path. */
  file: string;
}

/** The folder that has the config: paths count from it. */
export const projectFolder = '/project';

/** `// tsconfig.base.json`, in a line of its own. */
const heading =
  /^[ \t]*(?:\/\/|\/\*|#)[ \t]*([\w@./-]+\.json)[ \t]*(?:\*\/)?[ \t]*$/;

/** Takes apart what was pasted as tsconfigs. Text before the first heading is that of `tsconfig.json`. */
export function readTsconfigs(text: string): TsconfigFile[] {
  const files: { path: string; lines: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const path = heading.exec(line)?.[1];
    if (path !== undefined) {
      files.push({ path: joinPath(projectFolder, path), lines: [] });
    } else if (files.length > 0 || line.trim() !== '') {
      if (files.length === 0) {
        files.push({ path: `${projectFolder}/tsconfig.json`, lines: [] });
      }
      files.at(-1)?.lines.push(line);
    }
  }
  return files.map(({ path, lines }) => ({ path, text: lines.join('\n') }));
}

/**
 * Finds the options about projects in a piece of a config in any format. By patterns, because such pieces are
 * seldom whole, and have things like `import.meta.dirname` in them.
 */
export function readParserOptions(text: string): ParserOptionsText {
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
export function readLayout(fields: ProjectFields): ProjectLayout {
  return {
    tsconfigs: readTsconfigs(fields.tsconfigs),
    file: readPath(fields.file),
    parserOptions: readParserOptions(fields.parserOptions),
  };
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
  return joinPath(projectFolder, path);
}

/** The tsconfigs that the parser would ask, and paths of those that it wouldn't find. */
export interface AskedTsconfigs {
  /** Full paths, in the parser's order. */
  asked: string[];
  missing: string[];
}

/** Which tsconfigs the parser reads for a file: by `project`, or the nearest one. */
export function findAskedTsconfigs({
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
    const path = joinPath(projectFolder, entry);
    const named = known.filter(
      each =>
        each === path ||
        each === `${path}/tsconfig.json` ||
        (/[*?{[]/.test(entry) && minimatch(each, path)),
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
  let folder = file;
  while (folder !== '') {
    folder = folder.slice(0, folder.lastIndexOf('/'));
    const path = `${folder}/tsconfig.json`;
    if (known.includes(path)) {
      return path;
    }
  }
  return undefined;
}

import { dirname, resolve } from 'node:path';
import { minimatch } from 'minimatch';
import type ts from 'typescript';
import { isBounded } from '../../config/read/filePatterns';
import {
  type Outcome,
  projectFolder,
  type ProjectLayout,
  type Way,
} from './projectLayout';
import { referencesOf, stringsIn, Tsconfig } from './tsconfig';

/** Which tsconfigs the parser asks about a file, and what comes of it, as in typescript-estree 7.11. */
export class ParserModel {
  readonly #tsconfigs = new Map<string, Tsconfig>();
  /** How it reads tsconfigs, unless it runs only once. */
  readonly way: Way;

  constructor(
    private readonly typescript: typeof ts,
    readonly layout: ProjectLayout,
  ) {
    this.way = this.service === undefined ? 'watch' : 'service';
  }

  /** The setting of the project service, by whichever name. */
  get service(): unknown {
    const { EXPERIMENTAL_useProjectService: service, projectService } =
      this.layout.parserOptions ?? {};
    return service || projectService || undefined;
  }

  tsconfig(path: string, way: Way): Tsconfig {
    const key = `${way} ${path}`;
    const own = this.layout.tsconfigs.find(each => each.path === path);
    const tsconfig =
      this.#tsconfigs.get(key) ??
      new Tsconfig(
        this.typescript,
        this.layout,
        own ?? { path, text: '{}' },
        way,
      );
    this.#tsconfigs.set(key, tsconfig);
    return tsconfig;
  }

  /** The tsconfigs that the parser would ask, in its order, and paths or patterns of those that aren't there. */
  ask(file: string): { asked: string[]; missing: string[] } {
    const known = this.layout.tsconfigs.map(({ path }) => path);
    const { project, tsconfigRootDir } = this.layout.parserOptions ?? {
      project: known.slice(0, 1),
    };
    if (this.way === 'service') {
      const nearest = nearestOf(file, known, [
        'tsconfig.json',
        'jsconfig.json',
      ]);
      return {
        asked: nearest ? this.withReferences(nearest) : [],
        missing: [],
      };
    }
    if (project === true) {
      const nearest = nearestOf(
        file,
        known,
        ['tsconfig.json'],
        tsconfigRootDir,
      );
      return nearest
        ? { asked: [nearest], missing: [] }
        : { asked: [], missing: [`${projectFolder}/tsconfig.json`] };
    }
    const entries = stringsIn(project);
    const isGlob = (entry: string): boolean =>
      /[*?{]|\[.*\]|^!|[!+@]\(/.test(entry);
    const without = entries
      .filter(entry => entry.startsWith('!'))
      .map(entry => entry.slice(1));
    const matches = (path: string, pattern: string): boolean =>
      isBounded(pattern) && minimatch(path, pattern);
    const asked = new Set(entries.filter(entry => !isGlob(entry)));
    const missing = [...asked].filter(path => !known.includes(path));
    for (const pattern of entries.filter(
      entry => isGlob(entry) && !entry.startsWith('!'),
    )) {
      const found = known.filter(
        path =>
          matches(path, pattern) &&
          !path.includes('/node_modules/') &&
          !without.some(each =>
            matches(path, resolve(String(tsconfigRootDir), each)),
          ),
      );
      found.forEach(path => asked.add(path));
      missing.push(...(found.length === 0 ? [pattern] : []));
    }
    return { asked: [...asked].filter(path => known.includes(path)), missing };
  }

  /** The service follows references. */
  private withReferences(path: string): string[] {
    const found = new Set([path]);
    for (const each of found) {
      for (const reference of referencesOf(this.tsconfig(each, 'service'))) {
        if (this.layout.tsconfigs.some(known => known.path === reference)) {
          found.add(reference);
        }
      }
    }
    return [...found];
  }

  outcome(file: string, way: Way): Outcome {
    const { asked, missing } = this.ask(file);
    const { project } = this.layout.parserOptions ?? { project: true };
    if (way === 'service') {
      return wideGlobOf(this.service) !== undefined
        ? 'wide-glob'
        : asked.some(path => this.tsconfig(path, way).has(file))
          ? 'types'
          : 'default-project';
    }
    // The parser goes on to the next tsconfig only if the one before doesn't have the file.
    for (const path of asked) {
      const tsconfig = this.tsconfig(path, way);
      if (tsconfig.problem) {
        return 'config';
      }
      if (tsconfig.has(file)) {
        return 'types';
      }
    }
    const isNamed = missing.some(path => !/[*?{[]/.test(path));
    if (missing.length > 0 && (project === true || isNamed)) {
      return project === true ? 'tsconfig-not-found' : 'tsconfig-missing';
    }
    if (asked.length === 0) {
      return 'no-program';
    }
    if (way === 'once') {
      return 'not-in-programs';
    }
    const isUsual = /\.[cm]?[jt]s$|\.[jt]sx$/.test(file);
    const extensions = stringsIn(
      this.layout.parserOptions?.extraFileExtensions,
    );
    return !isUsual && !extensions.some(each => file.endsWith(each))
      ? 'extension'
      : asked.length > 1
        ? 'none-includes'
        : 'not-included';
  }
}

/** What a pattern of the project service is refused for. */
export function wideGlobOf(service: unknown): string | undefined {
  const { allowDefaultProject, allowDefaultProjectForFiles } = Object(
    service,
  ) as Record<string, unknown>;
  return stringsIn(allowDefaultProjectForFiles ?? allowDefaultProject).find(
    glob => glob === '*' || glob.includes('**'),
  );
}

/** The nearest file of certain names in the folders above a file. */
function nearestOf(
  file: string,
  known: readonly string[],
  names: readonly string[],
  root: unknown = projectFolder,
): string | undefined {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const found = names
      .map(name => resolve(folder, name))
      .find(path => known.includes(path));
    if (
      found !== undefined ||
      folder === '/' ||
      folder.length <= String(root).length
    ) {
      return found;
    }
  }
}

import { dirname, resolve } from 'node:path';
import { minimatch } from 'minimatch';
import { isBounded } from '../../config/read/filePatterns';
import {
  isPattern,
  type Outcome,
  projectFolder,
  type ProjectLayout,
  stringsIn,
  type Way,
} from './projectLayout';
import { isCode, Tsconfig } from './tsconfig';

/** The tsconfigs that the parser would ask, in its order, and paths or patterns of those that aren't there. */
interface AskedTsconfigs {
  asked: string[];
  missing: string[];
}

/** Which tsconfigs the parser asks about a file, and what comes of it, as in typescript-estree 7.11. */
export class ParserModel {
  /** The setting of the project service, by its name of 7.11. */
  readonly service: unknown;
  /** How it reads tsconfigs, and how it does in single runs. */
  readonly way: Way;
  readonly wayOnce: Way;
  readonly known: readonly string[];
  readonly #tsconfigs = new Map<string, Tsconfig>();
  #named: AskedTsconfigs | undefined;

  constructor(readonly layout: ProjectLayout) {
    this.service = layout.parserOptions?.EXPERIMENTAL_useProjectService;
    this.way = this.service ? 'service' : 'watch';
    this.wayOnce = this.service ? 'service' : 'once';
    this.known = layout.tsconfigs.map(({ path }) => path);
  }

  tsconfig(path: string, way: Way): Tsconfig {
    const { layout } = this;
    const key = `${way} ${path}`;
    const own = layout.tsconfigs.find(each => each.path === path);
    const tsconfig =
      this.#tsconfigs.get(key) ??
      new Tsconfig(layout, own ?? { path, text: '{}' }, way);
    this.#tsconfigs.set(key, tsconfig);
    return tsconfig;
  }

  ask(file: string): AskedTsconfigs {
    const { project, tsconfigRootDir = projectFolder } = this.layout
      .parserOptions ?? { project: this.known.slice(0, 1) };
    if (this.way === 'service' || project === true) {
      const asked = new Set(
        this.#above(file, String(tsconfigRootDir)).slice(0, 1),
      );
      const isMissing = !this.service && asked.size === 0;
      // The service follows references.
      for (const path of this.service ? asked : []) {
        this.tsconfig(path, 'service')
          .references.filter(each => this.known.includes(each))
          .forEach(each => asked.add(each));
      }
      return {
        asked: [...asked],
        missing: isMissing ? [`${projectFolder}/tsconfig.json`] : [],
      };
    }
    return (this.#named ??= this.#find(stringsIn(project)));
  }

  /** The tsconfigs of paths and patterns, which are the same for all files. Patterns come last. */
  #find(entries: string[]): AskedTsconfigs {
    const named = entries
      .sort((a, b) => Number(isPattern(a)) - Number(isPattern(b)))
      .map(entry => ({
        entry,
        found: this.known.filter(
          path =>
            path === entry ||
            (isPattern(entry) &&
              isBounded(entry) &&
              !path.includes('/node_modules/') &&
              minimatch(path, entry)),
        ),
      }));
    return {
      asked: [...new Set(named.flatMap(({ found }) => found))],
      missing: named.flatMap(({ entry, found }) =>
        found.length === 0 ? entry : [],
      ),
    };
  }

  /** The tsconfigs of the folders above a file, the nearest first. */
  #above(file: string, root: string): string[] {
    const names = ['tsconfig.json', ...(this.service ? ['jsconfig.json'] : [])];
    const found: string[] = [];
    let folder = file;
    do {
      folder = dirname(folder);
      found.push(...names.map(name => resolve(folder, name)));
    } while (folder.length > Math.max(1, root.length));
    return found.filter(path => this.known.includes(path));
  }

  outcome(file: string, way: Way): Outcome {
    const { asked, missing } = this.ask(file);
    const { extraFileExtensions, project } = this.layout.parserOptions ?? {};
    if (way === 'service') {
      return this.wideGlob !== undefined
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
    const isKnown = stringsIn(extraFileExtensions).some(each =>
      file.endsWith(each),
    );
    return missing.some(path => !isPattern(path))
      ? project === true
        ? 'tsconfig-not-found'
        : 'tsconfig-missing'
      : asked.length === 0
        ? 'no-program'
        : way === 'once'
          ? 'not-in-programs'
          : !isCode(file) && !isKnown
            ? 'extension'
            : asked.length > 1
              ? 'none-includes'
              : 'not-included';
  }

  get wideGlob(): string | undefined {
    const { allowDefaultProjectForFiles: globs } = Object(this.service) as {
      allowDefaultProjectForFiles?: unknown;
    };
    return stringsIn(globs).find(glob => glob === '*' || glob.includes('**'));
  }
}

import { basename, dirname, relative, resolve } from 'node:path';
import type ts from 'typescript';
import { setValue } from '../../config/json/edits';
import { elementsOf } from '../../config/json/parseJson';
import { formatJson } from '../../text/json';
import { patternsOf, tidy } from './explainFile';
import { ParserModel } from './parserModel';
import type {
  Change,
  FileVerdict,
  Outcome,
  ProjectLayout,
  VerdictReason,
} from './projectLayout';
import { stringsIn, type Tsconfig, valueAt } from './tsconfig';

/** Reasons that no tsconfig does away with: the file isn't code, is made by a tool, or isn't the cause. */
const withoutChange: ReadonlySet<VerdictReason> = new Set([
  'broken',
  'capitals',
  'default-exclude',
  'extension',
  'packages',
  'shadowed',
]);

/**
 * Finds a change with which a file has types. Each is tried: only one is proposed with which the parser finds the file
 * and loses none that it finds today. What is built stays as it is.
 */
export function proposeChange(
  typescript: typeof ts,
  layout: ProjectLayout,
  verdicts: readonly FileVerdict[],
): Change | undefined {
  if (
    verdicts.some(
      ({ isIncludedOnce, reason }) =>
        isIncludedOnce || withoutChange.has(reason),
    )
  ) {
    return undefined;
  }
  const parser = new ParserModel(typescript, {
    ...layout,
    otherFiles: [...(layout.otherFiles ?? []), ...samplesOf(layout)],
  });
  const lacking = byFitness(verdicts, layout.file)
    .filter(({ reason }) => reason !== 'references')
    .map(({ tsconfig }) => parser.tsconfig(tsconfig, parser.way));
  const edits = lacking.flatMap(tsconfig => editsOf(parser, tsconfig));
  const others = otherTsconfigs(parser);
  const candidates = [
    // The nearest tsconfig is meant to have the file.
    ...(layout.parserOptions?.project === true
      ? [...edits, ...others]
      : [...others, ...edits]),
    ...lacking.flatMap(tsconfig => newTsconfigs(parser, tsconfig)),
  ];
  const helps = (once: boolean) => (change: Change) =>
    tryChange(typescript, parser, change)[once ? 1 : 0] === 'types';
  const isForOnce =
    layout.parserOptions?.allowAutomaticSingleRunInference === true ||
    parser.outcome(layout.file, parser.way) === 'types';
  return candidates.find(helps(isForOnce)) ?? candidates.find(helps(false));
}

/** What comes of the file with a change, usually and in single runs; nothing where another file loses its types. */
function tryChange(
  typescript: typeof ts,
  parser: ParserModel,
  { isOverride = false, project, tsconfig }: Change,
): Outcome[] {
  const { layout } = parser;
  const others = layout.tsconfigs.filter(({ path }) => path !== tsconfig?.path);
  const after = new ParserModel(typescript, {
    ...layout,
    tsconfigs: tsconfig ? [...others, tsconfig] : others,
    parserOptions: {
      project: parser.known.slice(0, 1),
      ...layout.parserOptions,
      ...(project && { project }),
    },
  });
  const ways = [
    parser.way,
    parser.way === 'watch' ? 'once' : parser.way,
  ] as const;
  const isKept = (layout.otherFiles ?? []).every(file =>
    ways.every(
      way =>
        isOverride ||
        parser.outcome(file, way) !== 'types' ||
        after.outcome(file, way) === 'types',
    ),
  );
  return isKept ? ways.map(way => after.outcome(layout.file, way)) : [];
}

/** Files of all kinds, in all folders that are named, to see what a change does to them. */
function samplesOf({ file, tsconfigs }: ProjectLayout): string[] {
  const folders = tsconfigs.flatMap(tsconfig =>
    ['include', 'files', 'exclude'].flatMap(key => [
      `${dirname(tsconfig.path)}/src`,
      ...elementsOf(valueAt(tsconfig, key)).map(({ value }) =>
        resolve(
          dirname(tsconfig.path),
          String(value).replace(/[*?].*$|[^/]+\.\w+$/, ''),
        ),
      ),
    ]),
  );
  const all = new Set([...folders, ...folders.map(dirname), dirname(file)]);
  const names = 'a.ts b.tsx c.js d.d.ts e.test.ts f.spec.tsx g.config.ts /h.ts';
  return [...all].flatMap(folder =>
    names.split(' ').map(name => resolve(folder, `sample${name}`)),
  );
}

/** The tsconfigs that suit the file come first: those nearby, and those for files of its kind. */
function byFitness(
  verdicts: readonly FileVerdict[],
  file: string,
): FileVerdict[] {
  const isTest = /\.(?:test|spec)\.|\/(?:tests?|e2e|__tests__)\//.test(file);
  const kind = isTest ? /lint|test|spec|e2e/ : /lint|node|config|tools?/;
  const fitness = ({ tsconfig }: FileVerdict): number =>
    (file.startsWith(`${dirname(tsconfig)}/`) ? dirname(tsconfig).length : 0) +
    (kind.test(basename(tsconfig)) ? 0.5 : 0);
  return [...verdicts].sort((a, b) => fitness(b) - fitness(a));
}

/** Pasted tsconfigs that have the file, and that the parser isn't told of. */
function otherTsconfigs(parser: ParserModel): Change[] {
  const { asked } = parser.ask(parser.layout.file);
  return parser.known
    .filter(
      path =>
        parser.way === 'watch' &&
        !asked.includes(path) &&
        parser.tsconfig(path, 'watch').has(parser.layout.file),
    )
    .map(path => ({
      label: `Have the parser read ${basename(path)}`,
      ...projectWith(parser, path),
    }));
}

/** `project` with one tsconfig more, or in the place of another one. */
function projectWith(
  parser: ParserModel,
  path: string,
  instead?: string,
): Pick<Change, 'isOverride' | 'project'> {
  const { known, layout } = parser;
  const { project = known.slice(0, 1) } = layout.parserOptions ?? {};
  if (project === true) {
    return { project: [path], isOverride: true };
  }
  const named = stringsIn(project)
    .filter(entry => entry !== instead)
    .flatMap(entry => {
      const tsconfig = parser.tsconfig(entry, 'watch');
      // One without files only holds references together.
      return tsconfig.lists.files?.length === 0
        ? tsconfig.references.filter(each => known.includes(each))
        : entry;
    });
  return { project: [...new Set([...named, path])] };
}

/** What a tsconfig lacks for the file. */
function lacksOf(parser: ParserModel, tsconfig: Tsconfig) {
  const { folder, lists, own } = tsconfig;
  const file = relative(folder, parser.layout.file);
  const top = /^(?:\.\.\/)*[^/]+(?=\/)/.exec(file)?.[0];
  const { allowJs, checkJs } = parser.tsconfig(own.path, 'once').options;
  const exclude = lists.exclude?.filter(spec =>
    tsconfig.wouldHave({ include: [file], exclude: [spec] }),
  );
  return {
    /** Nothing, the folder, which is usually meant, or the file. */
    entries: [[], ...(top === undefined ? [] : [[`${top}/**/*`]]), [file]],
    /** What `exclude` has that doesn't leave the file out, where some of it does. */
    exclude:
      exclude?.length === lists.exclude?.length
        ? undefined
        : exclude?.map(tidy),
    isJs: /\.[cm]?jsx?$/.test(file) && !(allowJs ?? checkJs ?? false),
  };
}

/** Edits of a tsconfig that no build uses; of `exclude`, only where it is for linting alone. */
function editsOf(parser: ParserModel, tsconfig: Tsconfig): Change[] {
  const { lists, options, own } = tsconfig;
  const name = basename(own.path);
  const { entries, exclude, isJs } = lacksOf(parser, tsconfig);
  const isForLinting = name.includes('lint');
  if (!isForLinting && isBuilt(parser, tsconfig)) {
    return [];
  }
  const key = lists.files && !lists.include ? 'files' : 'include';
  const before = key === 'files' ? (lists.files ?? []) : patternsOf(tsconfig);
  // Otherwise, the compiler would write over JavaScript.
  const canHaveJs = isJs && (isForLinting || options.noEmit === true);
  return (canHaveJs ? [false, true] : [false]).flatMap(withJs =>
    entries.map(([entry]) => {
      let { text } = own;
      if (entry !== undefined) {
        text = valueAt(own, key)
          ? setValue(text, [key, before.length], entry, true)
          : setValue(text, [key], [...before.map(tidy), entry]);
      }
      if (isForLinting && exclude) {
        text = setValue(text, ['exclude'], exclude);
      }
      if (withJs) {
        text = setValue(text, ['compilerOptions', 'allowJs'], true);
      }
      return {
        label: `Change ${name}`,
        tsconfig: { path: own.path, before: own.text, text },
      };
    }),
  );
}

/** A new tsconfig, for linting alone, that extends one that is for something else. The project service would find none. */
function newTsconfigs(parser: ParserModel, tsconfig: Tsconfig): Change[] {
  const { folder, own } = tsconfig;
  const path = resolve(folder, 'tsconfig.eslint.json');
  if (parser.way === 'service' || parser.known.includes(path)) {
    return [];
  }
  const { entries, exclude, isJs } = lacksOf(parser, tsconfig);
  return entries.map(added => {
    const text = formatJson({
      extends: `./${basename(own.path)}`,
      ...(isJs && { compilerOptions: { allowJs: true } }),
      include: [...patternsOf(tsconfig).map(tidy), ...added],
      ...(exclude && { exclude }),
    });
    return {
      label: 'Add tsconfig.eslint.json',
      tsconfig: { path, before: '', text },
      ...projectWith(parser, path, own.path),
    };
  });
}

/** Whether a tsconfig, or one that extends it, says what the project is built from. */
function isBuilt(parser: ParserModel, { own }: Tsconfig): boolean {
  return parser.known.some(path => {
    const { folder, options, own: other } = parser.tsconfig(path, 'once');
    const { composite, declaration, noEmit, outDir, outFile, rootDir } =
      options;
    const bases = elementsOf(valueAt(other, 'extends')).map(({ value }) =>
      resolve(folder, String(value)),
    );
    return (
      [path, ...bases].some(
        each => own.path === each || own.path === `${each}.json`,
      ) &&
      !basename(path).includes('lint') &&
      noEmit !== true &&
      [composite, declaration, outDir, outFile, rootDir].some(Boolean)
    );
  });
}

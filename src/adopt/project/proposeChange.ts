import { basename, dirname, relative, resolve } from 'node:path';
import { setValue } from '../../config/json/edits';
import { formatJson } from '../../text/json';
import {
  type FileVerdict,
  patternsOf,
  tidy,
  type VerdictReason,
} from './explainFile';
import { ParserModel } from './parserModel';
import {
  type Change,
  type Outcome,
  projectFolder,
  type ProjectLayout,
  stringsIn,
} from './projectLayout';
import { namedIn, type Tsconfig, valueAt } from './tsconfig';

/** Reasons that no tsconfig does away with: the file isn't code, is made by a tool, or isn't the cause. */
const withoutChange: ReadonlySet<VerdictReason> = new Set([
  'broken',
  'capitals',
  'default-exclude',
  'extension',
  'packages',
]);

/**
 * Finds a change with which a file has types. Each is tried: only one is proposed with which the parser finds the file
 * and loses none that it finds today. What is built stays as it is.
 */
export function proposeChange(
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
  const parser = new ParserModel({
    ...layout,
    otherFiles: [...(layout.otherFiles ?? []), ...samplesOf(layout)],
  });
  const lacking = byFitness(verdicts, layout.file)
    .filter(({ reason }) => reason !== 'references')
    .map(({ tsconfig }) => parser.tsconfig(tsconfig, parser.way));
  const changes = lacking.flatMap(tsconfig => changesOf(parser, tsconfig));
  const others = otherTsconfigs(parser);
  // The nearest tsconfig is meant to have the file.
  const candidates =
    layout.parserOptions?.project === true
      ? [...changes, ...others]
      : [...others, ...changes];
  const helps = (once: boolean) => (change: Change) =>
    tryChange(parser, change)[once ? 1 : 0] === 'types';
  const isForOnce =
    layout.parserOptions?.allowAutomaticSingleRunInference === true ||
    parser.outcome(layout.file, parser.way) === 'types';
  return candidates.find(helps(isForOnce)) ?? candidates.find(helps(false));
}

/** What comes of the file with a change, usually and in single runs; nothing where another file loses its types. */
function tryChange(
  parser: ParserModel,
  { isOverride = false, project, tsconfig }: Change,
): Outcome[] {
  const { layout } = parser;
  const others = layout.tsconfigs.filter(({ path }) => path !== tsconfig?.path);
  const after = new ParserModel({
    ...layout,
    tsconfigs: tsconfig ? [...others, tsconfig] : others,
    parserOptions: {
      project: parser.known.slice(0, 1),
      ...layout.parserOptions,
      ...(project && { project }),
    },
  });
  const ways = [parser.way, parser.wayOnce];
  const found = ways.map(way => after.outcome(layout.file, way));
  const isKept =
    isOverride ||
    (found.includes('types') &&
      layout.otherFiles?.every(file =>
        ways.every(
          way =>
            parser.outcome(file, way) !== 'types' ||
            after.outcome(file, way) === 'types',
        ),
      ));
  return isKept ? found : [];
}

/** In more folders, what happens is much the same. */
const mostFolders = 80;

/** Files of all kinds, in all folders that are named, to see what a change does to them. */
function samplesOf({ file, tsconfigs }: ProjectLayout): string[] {
  const folders = tsconfigs.flatMap(tsconfig =>
    ['src', ...namedIn(tsconfig)].map(name =>
      resolve(dirname(tsconfig.path), name.replace(/[*?].*$|[^/]+\.\w+$/, '')),
    ),
  );
  const all = new Set([...folders, ...folders.map(dirname), dirname(file)]);
  const names = 'a.ts b.tsx c.js d.d.ts e.test.ts f.spec.tsx g.config.ts /h.ts';
  return [...all]
    .slice(0, mostFolders)
    .flatMap(folder =>
      names.split(' ').map(name => resolve(folder, `sample${name}`)),
    );
}

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
        // Those are only extended.
        !/base|common|shared/.test(basename(path)) &&
        parser.tsconfig(path, 'watch').has(parser.layout.file),
    )
    .map(path => ({
      label: `Have the parser read ${relative(projectFolder, path)}`,
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

/**
 * What a tsconfig has to say for the file: in itself where nothing is built from it, else in a new one that is for
 * linting alone. The project service would find none of another name.
 */
function changesOf(parser: ParserModel, tsconfig: Tsconfig): Change[] {
  const { folder, lists, options, own } = tsconfig;
  const file = relative(folder, parser.layout.file);
  const top = /^(?:\.\.\/)*[^/]+(?=\/)/.exec(file)?.[0];
  const { allowJs, checkJs } = parser.tsconfig(own.path, 'once').options;
  const isJs = /\.[cm]?jsx?$/.test(file) && !(allowJs ?? checkJs);
  const stays = lists.exclude?.filter(spec =>
    tsconfig.wouldHave({ include: [file], exclude: [spec] }),
  );
  const isExcluded = stays?.length !== lists.exclude?.length;
  const name = basename(own.path);
  const isForLinting = name.includes('lint');
  const path = resolve(folder, 'tsconfig.eslint.json');
  const isEdited = isForLinting || (options.noEmit === true && !isExcluded);
  if (!isEdited && (parser.way === 'service' || parser.known.includes(path))) {
    return [];
  }
  const patterns = patternsOf(tsconfig);
  const hasList = isEdited && valueAt(own, 'include') !== undefined;
  const added = [...(top === undefined ? [] : [`${top}/**/*`]), file];
  // Nothing, the folder, which is usually meant, or the file; by its name where patterns take another one like it.
  return [{}, ...added.map(include => ({ include })), { files: file }].map(
    ({ files, include }: { files?: string; include?: string }) => {
      let text = isEdited ? own.text : formatJson({ extends: `./${name}` });
      if (isJs) {
        text = setValue(text, ['compilerOptions', 'allowJs'], true);
      }
      if (!hasList) {
        text = setValue(text, ['include'], patterns.map(tidy));
      }
      if (include !== undefined) {
        text = setValue(text, ['include', patterns.length], include, true);
      }
      if (files !== undefined) {
        text = setValue(text, ['files'], [...(lists.files ?? []), files]);
      }
      if (isExcluded) {
        text = setValue(text, ['exclude'], stays?.map(tidy));
      }
      return isEdited
        ? {
            label: `Change ${name}`,
            tsconfig: { path: own.path, before: own.text, text },
          }
        : {
            label: 'Add tsconfig.eslint.json',
            tsconfig: { path, before: '', text },
            ...projectWith(parser, path, own.path),
          };
    },
  );
}

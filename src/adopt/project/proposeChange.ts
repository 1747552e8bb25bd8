import { basename, dirname, relative, resolve } from 'node:path';
import type ts from 'typescript';
import { setValue } from '../../config/json/edits';
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
import {
  elementsOf,
  referencesOf,
  stringsIn,
  type Tsconfig,
  valueAt,
} from './tsconfig';

/** Reasons for which changing a tsconfig doesn’t help: the file isn't code, is made by a tool, or isn't the cause. */
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
  const parser = new ParserModel(typescript, {
    ...layout,
    otherFiles: [...(layout.otherFiles ?? []), ...samplesOf(layout)],
  });
  if (
    verdicts.some(({ isIncludedOnce }) => isIncludedOnce) ||
    verdicts.some(({ reason }) => withoutChange.has(reason))
  ) {
    return undefined;
  }
  const found = parser.outcome(layout.file, parser.way);
  const fitting = byFitness(verdicts, layout.file).filter(
    ({ reason }) => reason !== 'references',
  );
  const edits = fitting.flatMap(verdict => [...editsOf(parser, verdict)]);
  const others = nameAnother(parser);
  const candidates = [
    // The nearest tsconfig is meant to have the file.
    ...(layout.parserOptions?.project === true
      ? [...edits, ...others]
      : [...others, ...edits]),
    ...fitting.flatMap(verdict => [...newTsconfigs(parser, verdict)]),
  ];
  const helping = candidates
    .map(change => ({ change, after: tryChange(typescript, parser, change) }))
    .filter(({ after }) => after?.[found === 'types' ? 1 : 0] === 'types');
  const best = layout.parserOptions?.allowAutomaticSingleRunInference
    ? helping.find(({ after }) => after?.[1] === 'types')
    : undefined;
  return (best ?? helping[0])?.change;
}

/** What comes of the file with a change, usually and in single runs; `undefined` where another file loses its types. */
function tryChange(
  typescript: typeof ts,
  parser: ParserModel,
  { isOverride = false, project, tsconfig }: Change,
): [Outcome, Outcome] | undefined {
  const { layout } = parser;
  const changed = {
    ...layout,
    tsconfigs: tsconfig
      ? [
          ...layout.tsconfigs.map(each =>
            each.path === tsconfig.path ? tsconfig : each,
          ),
          ...(tsconfig.before === '' ? [tsconfig] : []),
        ]
      : layout.tsconfigs,
    ...(project && {
      parserOptions: { ...layout.parserOptions, project: [...project] },
    }),
  };
  const after = new ParserModel(typescript, changed);
  const ways =
    parser.way === 'watch'
      ? (['watch', 'once'] as const)
      : (['service', 'service'] as const);
  const isKept =
    isOverride ||
    (layout.otherFiles ?? []).every(file =>
      ways.every(
        way =>
          parser.outcome(file, way) !== 'types' ||
          after.outcome(file, way) === 'types',
      ),
    );
  return isKept
    ? [after.outcome(layout.file, ways[0]), after.outcome(layout.file, ways[1])]
    : undefined;
}

/** Files of all kinds, in all folders that are named, to see what a change does to them. */
function samplesOf({ file, tsconfigs }: ProjectLayout): string[] {
  const folders = tsconfigs.flatMap(tsconfig => {
    const folder = dirname(tsconfig.path);
    const specs = (['include', 'files', 'exclude'] as const).flatMap(key =>
      (elementsOf(valueAt(tsconfig, key)) ?? []).flatMap(({ value }) =>
        typeof value === 'string' ? value : [],
      ),
    );
    return [
      folder,
      `${folder}/src`,
      ...specs.map(spec =>
        resolve(folder, spec.replace(/[*?].*$|[^/]+\.\w+$/, '')),
      ),
    ];
  });
  const names = [
    'a.ts',
    'b.tsx',
    'c.js',
    'd.d.ts',
    'e.test.ts',
    'f.spec.tsx',
    'g.config.ts',
    'inner/h.ts',
  ];
  return [...new Set([...folders, dirname(file)])].flatMap(folder =>
    names.map(name => resolve(folder, `sample-${name}`)),
  );
}

/** The tsconfigs that suit the file come first: those nearby, and those for files of its kind. */
function byFitness(
  verdicts: readonly FileVerdict[],
  file: string,
): FileVerdict[] {
  const kind = /\.(?:test|spec)\.|(?:^|\/)(?:tests?|e2e|__tests__)\//.test(file)
    ? /test|spec|e2e/
    : /\.config\.|\/\.[^/]+$/.test(file)
      ? /node|config|tools?/
      : /app/;
  const fitness = ({ tsconfig }: FileVerdict): number =>
    (basename(tsconfig).includes('lint') ? 1000 : 0) +
    (file.startsWith(`${dirname(tsconfig)}/`) ? dirname(tsconfig).length : 0) +
    (kind.test(basename(tsconfig)) ? 0.5 : 0) -
    (/build|prod/.test(basename(tsconfig)) ? 0.5 : 0);
  return [...verdicts].sort((a, b) => fitness(b) - fitness(a));
}

/** Pasted tsconfigs that have the file, and that the parser isn't told of. */
function nameAnother(parser: ParserModel): Change[] {
  const { layout, way } = parser;
  const { asked } = parser.ask(layout.file);
  return layout.tsconfigs
    .filter(
      ({ path }) =>
        way === 'watch' &&
        !asked.includes(path) &&
        parser.tsconfig(path, way).has(layout.file),
    )
    .map(({ path }) => ({
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
  const { parserOptions, tsconfigs } = parser.layout;
  if (parserOptions?.project === true) {
    return { project: [path], isOverride: true };
  }
  const known = tsconfigs.map(each => each.path);
  const entries = stringsIn(parserOptions?.project ?? known.slice(0, 1));
  const named = entries
    .filter(entry => entry !== instead)
    .flatMap(entry => {
      const tsconfig = known.includes(entry)
        ? parser.tsconfig(entry, 'watch')
        : undefined;
      // One without files only holds references together.
      return tsconfig?.lists.files?.length === 0
        ? referencesOf(tsconfig).filter(each => known.includes(each))
        : entry;
    });
  return { project: [...new Set([...named, path])] };
}

/** What a tsconfig lacks for the file. */
function needsOf(parser: ParserModel, path: string) {
  const { layout, way } = parser;
  const tsconfig = parser.tsconfig(path, way);
  const { folder, lists } = tsconfig;
  const file = relative(folder, layout.file);
  const top = /^(?:\.\.\/)*[^/]+(?=\/)/.exec(file)?.[0];
  const { allowJs, checkJs } = parser.tsconfig(path, 'once').options;
  return {
    tsconfig,
    file,
    /** The folder is usually meant. */
    entries: top === undefined ? [file] : [`${top}/**/*`, file],
    patterns: patternsOf(tsconfig).map(tidy),
    /** What `exclude` has that doesn't leave the file out; absent where nothing of it does. */
    exclude: lists.exclude?.every(spec => leavesIn(tsconfig, file, spec))
      ? undefined
      : lists.exclude?.filter(spec => leavesIn(tsconfig, file, spec)).map(tidy),
    needsJs: /\.[cm]?jsx?$/.test(file) && !(allowJs ?? checkJs ?? false),
  };
}

function leavesIn(tsconfig: Tsconfig, file: string, spec: string): boolean {
  return tsconfig.wouldHave({ include: [file], exclude: [spec] });
}

/** Edits of a tsconfig. One that a build uses isn't edited, and \`exclude\` only where the tsconfig is for linting alone. */
function* editsOf(
  parser: ParserModel,
  { tsconfig: path }: FileVerdict,
): Generator<Change> {
  const { entries, exclude, file, needsJs, patterns, tsconfig } = needsOf(
    parser,
    path,
  );
  const { lists, options, own } = tsconfig;
  const name = basename(path);
  const isForLinting = name.includes('lint');
  if (!isForLinting && isBuilt(parser, tsconfig)) {
    return;
  }
  const change = (label: string, text: string): Change => ({
    label: `${label} in ${name}`,
    tsconfig: { path, before: own.text, text },
  });
  const key = lists.files && !lists.include ? 'files' : 'include';
  for (const entry of key === 'files' ? [file] : entries) {
    const isOwn = elementsOf(valueAt(own, key)) !== undefined;
    const before = key === 'files' ? (lists.files ?? []) : patterns;
    yield change(
      `Add ${entry}`,
      isOwn
        ? setValue(own.text, [key, before.length], entry, true)
        : setValue(own.text, [key], [...before, entry]),
    );
  }
  // Otherwise, the compiler would write over the file.
  if (needsJs && (isForLinting || options.noEmit)) {
    yield change(
      'Turn allowJs on',
      setValue(own.text, ['compilerOptions', 'allowJs'], true),
    );
  }
  if (isForLinting && exclude) {
    yield change(
      'Take it out of exclude',
      setValue(own.text, ['exclude'], exclude),
    );
  }
}

/** A tsconfig for linting that extends one that is for something else. */
function* newTsconfigs(
  parser: ParserModel,
  { tsconfig: extended }: FileVerdict,
): Generator<Change> {
  if (parser.way === 'service') {
    return;
  }
  const { entries, exclude, needsJs, patterns, tsconfig } = needsOf(
    parser,
    extended,
  );
  const path = ['tsconfig.eslint.json', 'tsconfig.lint.json']
    .map(name => resolve(tsconfig.folder, name))
    .find(each => parser.layout.tsconfigs.every(known => known.path !== each));
  for (const entry of path === undefined ? [] : [undefined, ...entries]) {
    const text = formatJson({
      extends: `./${basename(extended)}`,
      ...(needsJs && { compilerOptions: { allowJs: true } }),
      include: [...patterns, ...(entry === undefined ? [] : [entry])],
      ...(exclude && { exclude }),
    });
    yield {
      label: `Add ${basename(path ?? '')}`,
      tsconfig: { path: path ?? '', before: '', text },
      ...projectWith(parser, path ?? '', extended),
    };
  }
}

/** Whether a tsconfig, or one that extends it, says what the project is built from. */
function isBuilt(parser: ParserModel, tsconfig: Tsconfig): boolean {
  const emits = ({ options }: Tsconfig): boolean =>
    options.noEmit !== true &&
    [
      options.outDir,
      options.outFile,
      options.rootDir,
      options.composite,
      options.declaration,
    ].some(Boolean);
  return (
    emits(tsconfig) ||
    parser.layout.tsconfigs.some(({ path }) => {
      const other = parser.tsconfig(path, 'once');
      return (
        other.chain.some(each => each.path === tsconfig.own.path) &&
        path !== tsconfig.own.path &&
        !basename(path).includes('lint') &&
        (emits(other) || /build|prod/.test(basename(path)))
      );
    })
  );
}

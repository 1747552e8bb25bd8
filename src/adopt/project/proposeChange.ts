import { basename, dirname, relative, resolve } from 'node:path';
import type ts from 'typescript';
import { setValue } from '../../config/json/edits';
import { formatJson } from '../../text/json';
import { patternsOf } from './explainFile';
import { ParserModel } from './parserModel';
import type {
  Change,
  FileVerdict,
  Outcome,
  ProjectLayout,
  VerdictReason,
} from './projectLayout';
import { elementsOf, stringsIn, type Tsconfig, valueAt } from './tsconfig';

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
  const candidates = [
    ...nameAnother(parser),
    ...byFitness(verdicts, layout.file).flatMap(verdict => [
      ...changesOf(parser, verdict),
    ]),
  ];
  const outcomes = candidates.map(change => ({
    change,
    outcomes: tryChange(typescript, parser, change),
  }));
  const helping = outcomes.filter(
    ({ outcomes: after }) =>
      after?.[0] === 'types' && (found !== 'types' || after[1] === 'types'),
  );
  // One that helps in single runs too comes first.
  return (
    helping.find(({ outcomes: after }) => after?.[1] === 'types') ?? helping[0]
  )?.change;
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

/** A pasted tsconfig that has the file, and that the parser isn't told of. */
function* nameAnother(parser: ParserModel): Generator<Change> {
  const { layout, way } = parser;
  if (way === 'service') {
    return;
  }
  const { asked } = parser.ask(layout.file);
  for (const { path } of layout.tsconfigs) {
    if (
      !asked.includes(path) &&
      parser.tsconfig(path, 'watch').has(layout.file)
    ) {
      yield {
        label: 'Name the tsconfig that has it',
        ...projectWith(parser, path),
      };
    }
  }
}

/** `project` with one tsconfig more, or in the place of another one. */
function projectWith(
  parser: ParserModel,
  path: string,
  instead?: string,
): Pick<Change, 'isOverride' | 'project'> {
  const { file, parserOptions, tsconfigs } = parser.layout;
  if (parserOptions?.project === true) {
    return { project: [path], isOverride: true };
  }
  const { asked } = parser.ask(file);
  const entries = stringsIn(
    parserOptions?.project ?? tsconfigs.slice(0, 1).map(each => each.path),
  );
  // One without files only holds references together.
  const others = entries.filter(
    entry =>
      entry !== instead &&
      !(
        asked.includes(entry) &&
        parser.tsconfig(entry, 'watch').lists.files?.length === 0
      ),
  );
  return { project: [...others, path] };
}

function* changesOf(
  parser: ParserModel,
  { tsconfig: path, reason }: FileVerdict,
): Generator<Change> {
  const { layout, way } = parser;
  const tsconfig = parser.tsconfig(path, way);
  const { own, folder, lists } = tsconfig;
  const needsJs =
    /\.[cm]?jsx?$/.test(layout.file) &&
    !(parser.tsconfig(path, 'once').options.allowJs ?? false);
  const isForLint = basename(path).includes('lint');
  const file = relative(folder, layout.file);
  const top = /^(?:\.\.\/)*[^/]+(?=\/)/.exec(file)?.[0];
  const entries = [...(top === undefined ? [] : [`${top}/**/*`]), file];
  const patterns = patternsOf(tsconfig);
  const stays = (lists.exclude ?? []).filter(spec =>
    tsconfig.wouldHave({ include: [file], exclude: [spec] }),
  );
  const name = basename(path);
  if (reason === 'references') {
    return;
  }
  if (isForLint || !isBuilt(parser, tsconfig)) {
    for (const entry of reason === 'exclude' || reason === 'allow-js'
      ? []
      : entries) {
      const edited =
        (lists.include ?? !lists.files)
          ? elementsOf(valueAt(own, 'include'))
            ? setValue(own.text, ['include', patterns.length], entry, true)
            : setValue(own.text, ['include'], [...patterns, entry])
          : setValue(own.text, ['files'], [...(lists.files ?? []), file]);
      yield edit(
        own,
        `Add ${(lists.include ?? !lists.files) ? entry : file} in ${name}`,
        edited,
      );
      if (needsJs) {
        yield edit(
          own,
          `Add ${entry}, and turn allowJs on, in ${name}`,
          setValue(edited, ['compilerOptions', 'allowJs'], true),
        );
      }
    }
    if (needsJs) {
      yield edit(
        own,
        `Turn allowJs on in ${name}`,
        setValue(own.text, ['compilerOptions', 'allowJs'], true),
      );
    }
  }
  if (isForLint) {
    yield edit(
      own,
      `Take it out of exclude in ${name}`,
      setValue(own.text, ['exclude'], stays),
    );
    return;
  }
  if (way === 'service') {
    return;
  }
  const lint = resolve(
    folder,
    layout.tsconfigs.some(
      each => each.path === resolve(folder, 'tsconfig.eslint.json'),
    )
      ? 'tsconfig.lint.json'
      : 'tsconfig.eslint.json',
  );
  for (const include of [
    patterns,
    ...entries.map(entry => [...patterns, entry]),
  ]) {
    yield {
      label: `Add ${basename(lint)}`,
      tsconfig: {
        path: lint,
        before: '',
        text: formatJson({
          extends: `./${name}`,
          ...(needsJs && { compilerOptions: { allowJs: true } }),
          include,
          ...(lists.exclude &&
            stays.length < lists.exclude.length && { exclude: stays }),
        }),
      },
      ...projectWith(parser, lint, path),
    };
  }
}

function edit(own: Tsconfig['own'], label: string, text: string): Change {
  return { label, tsconfig: { path: own.path, before: own.text, text } };
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

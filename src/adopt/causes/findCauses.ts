import { reportsOnlyAny } from '../../linter/anyOrigin/rulesAboutAny';
import { groupBy } from '../../linter/groupBy';
import { pluginPrefix } from '../../rules/ruleLink';
import type { ReportReading } from '../readReports';
import type { Report } from '../reportList';

/** Beyond so many, details are put together where they can be. */
const mostDetails = 12;

interface CauseKind extends Omit<Cause, 'details' | 'reports'> {
  /** Whether a report comes of it. @param extended where extensions report, by the names of the rules that they extend */
  claims: (report: Report, extended: ReadonlySet<string>) => boolean;
  /** From how many reports on it is a cause rather than a single mistake. */
  atLeast?: number;
  /** What of the code is behind a report. @param moduleOf see {@link moduleOfAny} */
  detailOf: (report: Report, moduleOf: (report: Report) => string) => string;
  /** The same where that makes too many. */
  detailOfMany?: (report: Report) => string;
}

const faq = '/troubleshooting/';

const fileOf = ({ file }: Report): string => file;

const folderOf = ({ file }: Report): string =>
  file.slice(0, file.lastIndexOf('/') + 1) || file;

const ruleOf = ({ ruleId = 'no rule' }: Report): string => ruleId;

const ofParser = ({ ruleId, message }: Report): boolean =>
  ruleId === undefined && message.includes('Parsing error');

/** Up to the folder that has code which a tool has made. */
const generated =
  /^(?:.*?\/)?(?:dist|build|out|lib-cov|coverage|\.next|\.nuxt|\.svelte-kit|\.output|storybook-static|__generated__|generated|node_modules|vendor)\//;

const formatters =
  /^(?:prettier\/prettier|(?:@stylistic\/(?:ts\/|js\/)?)|(?:@typescript-eslint\/)?(?:block-spacing|brace-style|comma-dangle|comma-spacing|func-call-spacing|indent|key-spacing|keyword-spacing|max-len|member-delimiter-style|no-extra-parens|no-extra-semi|no-multi-spaces|no-multiple-empty-lines|no-trailing-spaces|object-curly-newline|object-curly-spacing|operator-linebreak|quotes|semi|space-before-blocks|space-before-function-paren|space-infix-ops|type-annotation-spacing|arrow-parens|eol-last|linebreak-style|padded-blocks)$)/;

/**
 * The kinds of causes, in the order in which they claim reports: what keeps ESLint from reading files comes
 * first, because the other reports say little until that is mended.
 */
const causeKinds: readonly CauseKind[] = [
  {
    id: 'not-in-project',
    // Wordings of versions 1, 2 to 4, 5 to 7, and 8.
    claims: ({ message }) =>
      /parserOptions\.project" has been (?:set|provided)|TSConfigs? (?:does not|include)|TSConfigs? include this file|was not found by the project service|was not found in (?:any of the provided project|the project)/.test(
        message,
      ) && !message.includes('extension for the file'),
    title: 'No tsconfig that the parser reads includes these files.',
    advice:
      'Add them to `include` of the tsconfig, give them a tsconfig of their own, or have ESLint ignore them. “Why isn’t this file linted?” shows which line leaves a file out.',
    detailOf: fileOf,
    detailOfMany: folderOf,
    page: `${faq}#i-get-errors-telling-me-eslint-was-configured-to-run--however-that-tsconfig-does-not--none-of-those-tsconfigs-include-this-file`,
    pageTitle: 'However, that TSConfig does not include this file',
  },
  {
    id: 'extension',
    claims: ({ message }) =>
      /extension for the file .* is non-standard/.test(message),
    title: 'The parser doesn’t know the extension of these files.',
    advice:
      'Name it in `parserOptions.extraFileExtensions`, for example `[".vue"]`.',
    detailOf: fileOf,
    page: `${faq}#other-file-extensions`,
    pageTitle: 'The extension for the file is non-standard',
  },
  {
    id: 'tsconfig-missing',
    claims: ({ message }) =>
      /Cannot read file '.*tsconfig|couldn't find any tsconfig|tsconfig.*(?:ENOENT|not found)/s.test(
        message,
      ),
    title: 'The parser doesn’t find the tsconfig.',
    advice:
      'A path in `parserOptions.project` counts from `tsconfigRootDir`, or without it from the folder ESLint was started in. Set `tsconfigRootDir` to the folder of the config.',
    detailOf: ({ message }) =>
      /'([^']*tsconfig[^']*)'/.exec(message)?.[1] ?? 'tsconfig.json',
    page: `${faq}#cannot-read-tsconfig`,
    pageTitle: 'Cannot read file tsconfig.json',
  },
  {
    id: 'wrong-parser',
    claims: report =>
      ofParser(report) &&
      /\.[cm]?tsx?$/.test(report.file) &&
      /Unexpected token|is reserved|may appear only with 'sourceType|Unexpected character '@'/.test(
        report.message,
      ),
    atLeast: 3,
    title: 'TypeScript files are parsed as JavaScript.',
    advice:
      'Set the parser for them: `...tseslint.configs.recommended` in a flat config, `"parser": "@typescript-eslint/parser"` in an eslintrc config. If only one file is reported, look at its code.',
    detailOf: fileOf,
    page: `${faq}#unexpected-token`,
    pageTitle: 'Unexpected token, the keyword is reserved',
  },
  {
    id: 'syntax',
    claims: ofParser,
    title: 'The parser refuses the code.',
    advice:
      'Correct the code at these places. ESLint reports nothing else in a file it can’t parse.',
    detailOf: fileOf,
    page: `${faq}#parsing`,
    pageTitle: 'Parsing',
  },
  {
    id: 'rule-missing',
    claims: ({ message }) => /^Definition for rule .* not found/.test(message),
    title:
      'The config, or a comment in the code, names rules that don’t exist.',
    advice:
      'Each file gets a report for each of them. Install the plugin they belong to, correct their names, or delete them. “Check and move a config” finds those in a config.',
    detailOf: ruleOf,
    page: `${faq}#rule-not-found`,
    pageTitle: 'Definition for rule was not found',
  },
  {
    id: 'ignored',
    claims: ({ message, ruleId }) =>
      ruleId === undefined && message.startsWith('File ignored'),
    title: 'ESLint was given files that its config ignores.',
    advice:
      'Pass a folder instead of single files, or add `--no-warn-ignored` with a flat config.',
    detailOf: fileOf,
    page: `${faq}#all-files-ignored`,
    pageTitle: 'All of the files are ignored',
  },
  {
    id: 'unused-directives',
    claims: ({ message, ruleId }) =>
      ruleId === undefined &&
      /^Unused eslint-(?:disable|enable) directive/.test(message),
    title: 'Comments turn rules off where there is nothing to report.',
    advice:
      '`--fix` deletes them. Run it with `--fix-type directive` to change nothing else.',
    detailOf: fileOf,
    page: `${faq}#eslint-disable`,
    pageTitle: 'Disable a rule with eslint-disable',
  },
  {
    id: 'generated',
    claims: ({ file }) => generated.test(file),
    title: 'Generated code is linted.',
    advice:
      'Ignore these folders: `{ ignores: ["dist/"] }` as an object of its own in a flat config, `ignorePatterns` in an eslintrc config.',
    detailOf: ({ file }) => generated.exec(file)?.[0] ?? file,
    page: `${faq}#should-i-lint-compiled-output`,
    pageTitle: 'Lint compiled output',
  },
  {
    id: 'null-checks',
    claims: ({ message }) =>
      message.includes('requires the `strictNullChecks` compiler option'),
    title: 'Rules need the compiler option `strictNullChecks`, which is off.',
    advice:
      'Set `"strict": true`, or `"strictNullChecks": true`, in the tsconfig, or turn these rules off until you can.',
    detailOf: ruleOf,
    page: `${faq}#strict-null-checks`,
    pageTitle: 'Requires the strictNullChecks compiler option',
  },
  {
    id: 'line-endings',
    claims: ({ message, ruleId }) =>
      ruleId === 'linebreak-style' ||
      (ruleId === 'prettier/prettier' && /`(?:␍|␍⏎)*␍/.test(message)),
    atLeast: 3,
    title: 'Files have Windows line endings, and the config wants others.',
    advice:
      'Git has probably converted them. Put `* text=auto eol=lf` into `.gitattributes`, and check the files out again.',
    detailOf: fileOf,
    page: '/troubleshooting/formatting',
    pageTitle: 'Formatting',
  },
  {
    id: 'formatting',
    claims: ({ ruleId = '' }) => formatters.test(ruleId),
    atLeast: 10,
    title: 'These reports are only about layout.',
    advice:
      'A formatter does all of it at once: run `npx prettier --write .` and turn these rules off, or let `--fix` do it. Put it into a commit of its own.',
    detailOf: ruleOf,
    page: '/troubleshooting/formatting',
    pageTitle: 'Formatting',
  },
  {
    id: 'no-undef',
    claims: ({ file, ruleId }) =>
      ruleId === 'no-undef' && /\.[cm]?tsx?$/.test(file),
    atLeast: 3,
    title: '`no-undef` runs on TypeScript, where the compiler does its job.',
    advice:
      'Turn it off for TypeScript files. The presets of typescript-eslint do that.',
    detailOf: ({ message }) =>
      /'([^']+)' is not defined/.exec(message)?.[1] ?? message,
    page: `${faq}#i-get-errors-from-the-no-undef-rule-about-global-variables-not-being-defined-even-though-there-are-no-typescript-errors`,
    pageTitle: 'no-undef in TypeScript',
  },
  {
    id: 'twice',
    claims: (report, extended) => extended.has(placeOf(report, report.ruleId)),
    title:
      'Rules of ESLint and their extensions in typescript-eslint report the same places.',
    advice:
      'Turn the core rule off where the extension is on. Its page has the config for it.',
    detailOf: ruleOf,
    page: `${faq}#two-reports`,
    pageTitle: 'The same problem is reported twice',
  },
  {
    id: 'any',
    claims: ({ ruleId = '' }) => reportsOnlyAny(ruleId),
    atLeast: 10,
    title:
      'An `any` spreads: most of these reports come from a few places without types.',
    advice:
      'Begin with the first names in the list. If a module has no types, install them (`@types/…`) or declare it. If it has types, the linter doesn’t find them: check that it is installed, generated, and in the tsconfig where ESLint runs.',
    detailOf: (report, moduleOf) => moduleOf(report),
    page: `${faq}#unsafe-any`,
    pageTitle: 'Unsafe assignment, call, or member access',
  },
];

/** One thing that is behind many reports, and what mends it, in sentences with code between backticks. */
export interface Cause {
  id: string;
  title: string;
  reports: readonly Report[];
  advice: string;
  /** What of the code is behind it, such as modules, with how many reports each has. */
  details: readonly CauseDetail[];
  page: string;
  pageTitle: string;
}

function placeOf(
  { file, line, column }: Report,
  ruleId: string | undefined,
): string {
  return [file, line, column, ruleId].join('\0');
}

/** Finds what is behind reports, and those that are about the code itself. Causes with the most reports come first. */
export function findCauses({ reports, sources }: ReportReading) {
  const extended = new Set(
    reports
      .filter(({ ruleId }) => ruleId?.startsWith(pluginPrefix))
      .map(report =>
        placeOf(report, report.ruleId?.slice(pluginPrefix.length)),
      ),
  );
  const moduleOf = moduleOfAny(sources);
  const causes: Cause[] = [];
  let rest: Report[] = [...reports];
  for (const { claims, atLeast = 1, ...kind } of causeKinds) {
    const { detailOf, detailOfMany, ...texts } = kind;
    const claimed = new Set(rest.filter(report => claims(report, extended)));
    if (claimed.size >= atLeast) {
      const ofCause = [...claimed];
      const details = countNames(
        ofCause.map(report => detailOf(report, moduleOf)),
      );
      causes.push({
        ...texts,
        reports: ofCause,
        details:
          detailOfMany && details.length > mostDetails
            ? countNames(ofCause.map(detailOfMany))
            : details,
      });
      rest = rest.filter(report => !claimed.has(report));
    }
  }
  return {
    causes: causes.sort((a, b) => b.reports.length - a.reports.length),
    rest,
  };
}

interface CauseDetail {
  name: string;
  count: number;
}

function countNames(names: Iterable<string>): CauseDetail[] {
  return Array.from(
    groupBy(names, name => name),
    ([name, { length: count }]) => ({ name, count }),
  ).sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

/**
 * Finds the module from which the `any` of a report seems to come: that which a name at the reported place was
 * imported from, directly or by one variable in between. Without types, from the code alone; where there is
 * no code, or no import, the file counts instead.
 *
 * @param sources code by file
 */
function moduleOfAny(
  sources: ReadonlyMap<string, string>,
): (report: Report) => string {
  const finders = new Map<string, ReturnType<typeof moduleFinder>>();
  return report => {
    const { file } = report;
    const find = finders.get(file) ?? moduleFinder(sources.get(file) ?? '');
    finders.set(file, find);
    const module = find(report);
    return module === undefined ? file : `import from '${module}'`;
  };
}

const importStatement =
  /\bimport\s+(?:type\s+)?([\w$\s{},*]+?)\s+from\s*['"]([^'"\n]+)['"]|\b(?:const|let|var)\s+([\w$\s{},:]+?)\s*=\s*(?:await\s+import|require)\s*\(\s*['"]([^'"\n]+)['"]/g;

/** A variable, and what its value begins with. */
const declaration =
  /\b(?:const|let|var)\s+(?:([\w$]+)|[{[]([^=}\]]{0,500})[}\]])(?:\s*:[^=;\n]+)?\s*=\s*(?:await\s+)?(?:new\s+)?([\w$]+)/g;

/** @returns finds the module that a name in the reported line comes from; names after the place come first */
function moduleFinder(source: string): (report: Report) => string | undefined {
  const lines = source.split('\n');
  const modules = new Map<string, string>();
  const origins = new Map<string, string>();
  for (const [, names, from, required, path] of source.matchAll(
    importStatement,
  )) {
    for (const name of namesIn(names ?? required ?? '')) {
      modules.set(name, from ?? path ?? '');
    }
  }
  for (const [, name, pattern, origin = ''] of source.matchAll(declaration)) {
    for (const each of name === undefined ? namesIn(pattern ?? '') : [name]) {
      origins.set(each, origin);
    }
  }
  return ({ line, column }) => {
    const text = lines[line - 1] ?? '';
    const place = Math.max(0, column - 1);
    return [
      ...identifiersIn(text.slice(place)),
      ...identifiersIn(text.slice(0, place)).reverse(),
    ]
      .map(name => modules.get(name) ?? modules.get(origins.get(name) ?? ''))
      .find(module => module !== undefined);
  };
}

/** The names that an import or a pattern declares: of `{ a as b, c: d }`, `b` and `d`. */
function namesIn(pattern: string): string[] {
  return pattern
    .split(/[{},[\]]/)
    .map(part => /([\w$]+)\s*(?:=.*)?$/.exec(part.trim())?.[1] ?? '')
    .filter(name => name !== '');
}

/** Names that aren't properties. */
function identifiersIn(text: string): string[] {
  return text.slice(0, 500).match(/(?<![\w$.])[A-Za-z_$][\w$]*/g) ?? [];
}

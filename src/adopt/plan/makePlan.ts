import { groupBy } from '../../linter/groupBy';
import type { PlaygroundRule } from '../../linter/protocol';
import { plural } from '../../text/plural';
import {
  Commented,
  printCommentedJson,
  printJavaScript,
} from '../../text/printJavaScript';
import type { Cause } from '../causes/findCauses';
import type { Report } from '../reportList';

export interface RuleCount {
  ruleId: string;
  reports: Report[];
  files: number;
  /** How many `--fix` does away with: exactly, if the format says so; else all of a rule that has fixes. */
  fixable: number;
  isExact: boolean;
}

/** Counts reports by rule, the most frequent first. @param mostFixed how many ESLint says that it can fix, of all rules */
export function countByRule(
  reports: readonly Report[],
  known: ReadonlyMap<string, Pick<PlaygroundRule, 'fixable'>>,
  mostFixed = Infinity,
): RuleCount[] {
  const ofRules = reports.filter(({ ruleId }) => ruleId !== undefined);
  const byRule = groupBy(ofRules, ({ ruleId = '' }) => ruleId);
  return Array.from(byRule, ([ruleId, ofRule]) => ({
    ruleId,
    reports: ofRule,
    files: new Set(ofRule.map(({ file }) => file).filter(Boolean)).size,
    ...countFixable(ofRule, known.get(ruleId), mostFixed),
  })).sort(
    (a, b) =>
      b.reports.length - a.reports.length || (a.ruleId < b.ruleId ? -1 : 1),
  );
}

function countFixable(
  reports: readonly Report[],
  rule: Pick<PlaygroundRule, 'fixable'> | undefined,
  mostFixed: number,
): Pick<RuleCount, 'fixable' | 'isExact'> {
  const isExact = reports.every(({ isFixable }) => isFixable !== undefined);
  return {
    isExact,
    fixable: isExact
      ? reports.filter(({ isFixable }) => isFixable).length
      : rule?.fixable
        ? Math.min(reports.length, mostFixed)
        : 0,
  };
}

/** Something to do, and how many reports are gone then. */
export interface PlanStep {
  kind: 'cause' | 'few' | 'fix' | 'later';
  cause?: Cause;
  rules: RuleCount[];
  removes: number;
  /** How many more it may remove, where the format doesn't say what can be fixed. */
  mayRemove?: number;
  /** How many reports are left after it and all before it, at most. */
  left: number;
}

/** Up to how many reports of a rule can be mended by hand in one go. */
export const fewReports = 5;

/** A plan by gain: causes, then what `--fix` does, then rules with few reports. The rest is for later: as warnings, or off. */
export function makePlan(
  causes: readonly Cause[],
  rules: readonly RuleCount[],
  mostFixed = Infinity,
): PlanStep[] {
  const fixed = rules.filter(({ fixable }) => fixable > 0);
  const unfixed = rules
    .map(rule => ({ rule, left: rule.reports.length - certain(rule) }))
    .filter(({ left }) => left > 0);
  const few = unfixed.filter(({ left }) => left <= fewReports);
  const later = unfixed.filter(({ left }) => left > fewReports);
  const sum = (list: readonly { left: number }[]): number =>
    list.reduce((total, { left }) => total + left, 0);
  const steps: Omit<PlanStep, 'left'>[] = [
    ...causes.map(cause => ({
      kind: 'cause' as const,
      cause,
      rules: [],
      removes: cause.reports.length,
    })),
    {
      kind: 'fix',
      rules: fixed,
      removes: fixed.reduce((total, rule) => total + certain(rule), 0),
      mayRemove: Math.min(
        mostFixed,
        fixed.reduce((total, rule) => total + rule.fixable - certain(rule), 0),
      ),
    },
    { kind: 'few', rules: few.map(({ rule }) => rule), removes: sum(few) },
    {
      kind: 'later',
      rules: later.map(({ rule }) => rule),
      removes: sum(later),
    },
  ];
  let left = steps.reduce((total, { removes }) => total + removes, 0);
  return steps
    .filter(({ removes, mayRemove = 0 }) => removes + mayRemove > 0)
    .map(step => {
      left -= step.removes;
      return { ...step, left };
    });
}

/** How many `--fix` does away with for sure: some rules have fixes only with an option, or in some places. */
function certain({ fixable, isExact }: RuleCount): number {
  return isExact ? fixable : 0;
}

const codeFolders =
  'app,apps,components,lib,libs,packages,pages,server,src,test,tests';

/** Where people and machines have projects, with the project's own folder. */
const homes =
  /^(?:[A-Za-z]:)?\/(?:home\/runner\/work\/[^/]+|__w\/[^/]+|a\/[^/]+|builds\/[^/]+|(?:home|Users)\/[^/]+(?:\/(?:code|desktop|dev|documents|git|github|projects?|repos?|sites|source|src|work|workspaces?))*|opt|srv|usr\/src|var\/www|workspaces?)\/[^/]+\//i;

/**
 * The folder that has the config, guessed from the paths of reports: what all begin with, up to the first
 * folder that usually has code. Ends with a slash; empty where paths are relative, or have nothing in common.
 *
 * @param folders names of those that have code, where that is known; they come before others
 */
export function guessRoot(
  reports: readonly Pick<Report, 'file'>[],
  folders: readonly unknown[] = [],
): string {
  const paths = reports.map(({ file }) => file).filter(Boolean);
  const [first, ...others] = paths.map(path => path.split('/'));
  // `/app/a.ts` and `C:/app/a.ts`
  if (first === undefined || !/^(?:[A-Za-z]:)?$/.test(first[0] ?? '')) {
    return '';
  }
  const [home = ''] = homes.exec(paths[0] ?? '') ?? [];
  const start = home === '' ? 2 : home.split('/').length - 1;
  const differing = first.findIndex(
    (folder, index) =>
      index === first.length - 1 || others.some(path => path[index] !== folder),
  );
  const ends = [folders, codeFolders.split(',')].map(names =>
    first.findIndex((name, index) => index >= start && names.includes(name)),
  );
  const end = Math.min(
    differing,
    ends.find(index => index > 0) ?? (home === '' ? differing : start),
  );
  return end > 1 ? `${first.slice(0, end).join('/')}/` : '';
}

/** What a config does with rules that have too many reports for now. */
export type Leniency =
  /** Off in the files that have reports today: new files get them. */
  'files' | 'off' | 'warn';

/** Beyond so many files a rule is off everywhere: a list of them would no longer be a config. */
const mostFiles = 200;

/**
 * Prints the part of a config, after the presets, that lets a project begin.
 *
 * @param root that paths begin with, with a slash at its end, or empty
 */
export function printAdoption(
  rules: readonly RuleCount[],
  format: 'eslintrc' | 'flat',
  leniency: Leniency,
  root = '',
): string {
  const isListed = ({ files, reports }: RuleCount): boolean =>
    leniency === 'files' &&
    files <= mostFiles &&
    // Where the text doesn't say which file it was, there is none to list.
    reports.every(({ file }) => file !== '');
  const severity = leniency === 'warn' ? 'warn' : 'off';
  const everywhere = rules.filter(rule => !isListed(rule));
  const general = {
    rules: Object.fromEntries(
      everywhere.map(rule => [
        rule.ruleId,
        new Commented(severity, [], `// ${describe(rule)}`),
      ]),
    ),
  };
  const forFiles = groupByFiles(rules.filter(isListed), root).map(group => ({
    files: group.files,
    rules: Object.fromEntries(group.rules.map(id => [id, 'off'])),
  }));
  const head =
    '// To be fixed: delete a line when its rule has no reports left.';
  if (format === 'eslintrc') {
    return [
      `${head}\n// In .eslintrc.json, merge these into "rules" and "overrides".`,
      printCommentedJson({
        ...(everywhere.length > 0 && general),
        ...(forFiles.length > 0 && { overrides: forFiles }),
      }),
    ].join('\n');
  }
  const objects = [...(everywhere.length > 0 ? [general] : []), ...forFiles];
  return [head, ...objects.map(object => `${printJavaScript(object)},`)].join(
    '\n',
  );
}

function describe({ reports, files }: RuleCount): string {
  return `${String(reports.length)} in ${plural(files, 'file')}`;
}

function groupByFiles(rules: readonly RuleCount[], root: string) {
  const byFile = groupBy(
    rules.flatMap(({ ruleId, reports }) =>
      Array.from(new Set(reports.map(({ file }) => file)), file => ({
        file,
        ruleId,
      })),
    ),
    ({ file }) => file,
  );
  const idsOf = (listed: readonly { ruleId: string }[]) =>
    listed.map(({ ruleId }) => ruleId);
  return Array.from(
    groupBy(byFile, ([, listed]) => idsOf(listed).join()).values(),
    group => ({
      files: group.map(([file]) => asPattern(file, root)),
      rules: idsOf(group[0][1]),
    }),
  ).sort((a, b) => b.files.length - a.files.length);
}

function asPattern(file: string, root: string): string {
  const path = file.startsWith(root) ? file.slice(root.length) : file;
  return path
    .replace(/^\.\//, '')
    .replaceAll(/[()[\]{}!*?+@]/g, character => `\\${character}`);
}

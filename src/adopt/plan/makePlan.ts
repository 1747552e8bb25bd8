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
  /** Of its page, where it is known. */
  url: string | undefined;
  reports: Report[];
  files: number;
  /** How many `--fix` does away with for sure, as far as the format says so. */
  fixed: number;
  /** How many it may: all of a rule that has fixes, perhaps only with an option, or in some places. */
  mayBeFixed: number;
}

/** Counts reports by rule, the most frequent first. @param mostFixed how many ESLint says that it can fix, of all rules */
export function countByRule(
  reports: readonly Report[],
  known: ReadonlyMap<string, Partial<PlaygroundRule>>,
  mostFixed = Infinity,
): RuleCount[] {
  const ofRules = reports.filter(({ ruleId }) => ruleId !== undefined);
  const byRule = groupBy(ofRules, ({ ruleId = '' }) => ruleId);
  return Array.from(byRule, ([ruleId, ofRule]): RuleCount => {
    const isExact = ofRule.every(({ isFixable }) => isFixable !== undefined);
    const { fixable: hasFixes = false, url } = known.get(ruleId) ?? {};
    return {
      ruleId,
      url,
      reports: ofRule,
      files: new Set(ofRule.map(({ file }) => file).filter(Boolean)).size,
      fixed: isExact ? ofRule.filter(({ isFixable }) => isFixable).length : 0,
      mayBeFixed: !isExact && hasFixes ? Math.min(ofRule.length, mostFixed) : 0,
    };
  }).sort(
    (a, b) =>
      b.reports.length - a.reports.length || (a.ruleId < b.ruleId ? -1 : 1),
  );
}

/** Something to do, and how many reports are gone then. */
export interface PlanStep {
  /** With code between backticks. */
  text: string;
  removes: number;
  /** How many more it may remove, where the format doesn't say what can be fixed. */
  mayRemove?: number;
  /** How many reports are left after it and all before it, at most. */
  left: number;
}

/** Up to how many reports of a rule can be mended by hand in one go. */
const fewReports = 5;

/**
 * A plan by gain: causes, then what `--fix` does, then rules with few reports. The rest is for `later`: as warnings,
 * or off.
 */
export function makePlan(
  causes: readonly Cause[],
  rules: readonly RuleCount[],
  mostFixed = Infinity,
): { steps: PlanStep[]; later: RuleCount[] } {
  const sum = (list: readonly RuleCount[], of: (rule: RuleCount) => number) =>
    list.reduce((total, rule) => total + of(rule), 0);
  const unfixed = ({ fixed, reports }: RuleCount) => reports.length - fixed;
  const few = rules.filter(
    rule => unfixed(rule) > 0 && unfixed(rule) <= fewReports,
  );
  const later = rules.filter(rule => unfixed(rule) > fewReports);
  const names = few.map(({ ruleId }) => `\`${ruleId}\``).join(', ');
  const steps: Omit<PlanStep, 'left'>[] = [
    ...causes.map(({ reports, title }) => ({
      text: `Fix the cause: ${title}`,
      removes: reports.length,
    })),
    {
      text: 'Run `npx eslint --fix .` and commit the changes',
      removes: sum(rules, ({ fixed }) => fixed),
      mayRemove: Math.min(
        mostFixed,
        sum(rules, ({ mayBeFixed }) => mayBeFixed),
      ),
    },
    {
      text: `Fix these by hand, with at most ${String(fewReports)} reports each: ${names}`,
      removes: sum(few, unfixed),
    },
    {
      text: `Start with the config below, and take one rule at a time out of it: ${plural(later.length, 'rule')}`,
      removes: sum(later, unfixed),
    },
  ];
  let left = steps.reduce((total, { removes }) => total + removes, 0);
  return {
    later,
    steps: steps
      .filter(({ removes, mayRemove = 0 }) => removes + mayRemove > 0)
      .map(step => {
        left -= step.removes;
        return { ...step, left };
      }),
  };
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

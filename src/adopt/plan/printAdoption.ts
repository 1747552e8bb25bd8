import { plural } from '../../text/plural';
import {
  Commented,
  printCommentedJson,
  printJavaScript,
} from '../../text/printJavaScript';
import type { RuleCount } from './makePlan';

/** What a config does with rules that have too many reports for now. */
export type Leniency =
  /** Off in the files that have reports today: new files get them. */
  'files' | 'off' | 'warn';

/** Beyond so many files a rule is off everywhere: a list of them would no longer be a config. */
const mostFiles = 200;

/**
 * Prints the part of a config that lets a project begin: it goes after the presets, and gets shorter as
 * reports are mended.
 *
 * @param root folder that paths in reports begin with, with a slash at its end; empty if there is none
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

/** Files with the same rules share an object. */
function groupByFiles(
  rules: readonly RuleCount[],
  root: string,
): { files: string[]; rules: string[] }[] {
  const byFile = new Map<string, string[]>();
  for (const { ruleId, reports } of rules) {
    for (const file of new Set(reports.map(report => report.file))) {
      byFile.set(file, [...(byFile.get(file) ?? []), ruleId]);
    }
  }
  const groups = new Map<string, { files: string[]; rules: string[] }>();
  for (const [file, ids] of byFile) {
    const key = ids.join();
    const group = groups.get(key) ?? { files: [], rules: ids };
    group.files.push(asPattern(file, root));
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.files.length - a.files.length);
}

/** A path as a glob pattern that matches it alone. */
function asPattern(file: string, root: string): string {
  const path = file.startsWith(root) ? file.slice(root.length) : file;
  return path
    .replace(/^\.\//, '')
    .replaceAll(/[()[\]{}!*?+@]/g, character => `\\${character}`);
}

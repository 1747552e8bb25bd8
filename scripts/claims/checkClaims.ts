import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { Problem } from '../../plugins/examples/formatProblems';
import { verifyExample } from '../../plugins/examples/verifyExample';
import { readPage } from '../../plugins/markdown/page';
import type { RuleReport } from '../../src/examples/notes/notesOf';
import type { LinterService } from '../../src/linter';
import { applyEdit } from '../../src/text/editBetween';
import {
  type Claims,
  isStated,
  type Probe,
  readClaims,
  readTextsOfPage,
} from './readClaims';

const folder = 'tests/claims';

/** The pages that have a file of claims, such as `rules/no-shadow.md`. */
export function listPagesWithClaims(siteDir: string): string[] {
  return listClaimsFiles(siteDir).filter(page =>
    existsSync(join(siteDir, page)),
  );
}

/**
 * Names the files of claims that belong to no page, and are tried by no one: the page is gone, or has
 * another extension.
 *
 * @param page whose claims they may be, by all but the extension; any if not given
 * @returns a line each
 */
export function findStrayClaims(siteDir: string, page?: string): string[] {
  return listClaimsFiles(siteDir)
    .filter(file => !existsSync(join(siteDir, file)))
    .filter(file => page === undefined || stemOf(file) === stemOf(page))
    .map(file => {
      const owner = ['.md', '.mdx']
        .map(extension => stemOf(file) + extension)
        .find(path => existsSync(join(siteDir, path)));
      return `${claimsFileOf(file)}:1: There is no page ${file}, so these claims aren't tried. ${owner === undefined ? 'Name the file as the page is named, or remove it.' : `Rename the file: ${claimsFileOf(owner)}.`}`;
    });
}

/** All files of claims, by the paths of the pages that they should belong to. */
function listClaimsFiles(siteDir: string): string[] {
  return (
    readdirSync(join(siteDir, folder), {
      encoding: 'utf8',
      recursive: true,
    })
      .map(file => file.split(sep).join('/'))
      // Not folders, nor tests that are written in TypeScript.
      .filter(file => file.includes('/') && !/^(?:\.ts)?$/.test(extname(file)))
      .sort()
  );
}

function stemOf(path: string): string {
  return path.slice(0, path.length - extname(path).length);
}

/** The file with the claims of a page. Both are named from the site's folder. */
export function claimsFileOf(page: string): string {
  return `${folder}/${page}`;
}

/** A page's claims; none where it has no file of them. */
export function readClaimsOf(siteDir: string, page: string): Claims {
  const file = join(siteDir, claimsFileOf(page));
  if (!existsSync(file)) {
    return { claims: [], problems: [] };
  }
  const { ruleName } = readPage(siteDir, join(siteDir, page));
  return readClaims(readFileSync(file, 'utf8'), ruleName);
}

/** The claims of a page that don't hold with a linter, of whatever version. Lines are those of the file of claims. */
export function findFalseClaims(
  linter: LinterService,
  { claims }: Claims,
): { quote: string; problems: Problem[] }[] {
  return claims
    .map(({ quote, probes }) => ({
      quote,
      problems: probes.flatMap(probe => tryProbe(linter, probe)),
    }))
    .filter(({ problems }) => problems.length > 0);
}

/** Checks a page's claims: that it still says so, and that it is true. Lines are those of the file of claims. */
export function checkClaims(
  siteDir: string,
  page: string,
  linter: LinterService,
): Problem[] {
  const claims = readClaimsOf(siteDir, page);
  return [
    ...checkQuotes(siteDir, page, claims),
    ...findFalseClaims(linter, claims).flatMap(({ quote, problems }) =>
      problems.map(({ line, message }) => ({
        line,
        message: `“${quote}” is not what happens here. ${message}`,
      })),
    ),
  ];
}

/** Checks, without trying anything, that a page still says what its claims quote. */
export function checkQuotes(
  siteDir: string,
  page: string,
  { claims, problems } = readClaimsOf(siteDir, page),
): Problem[] {
  const texts = readTextsOfPage(siteDir, page);
  const unstated = claims.flatMap(({ quote, line, probes }) => [
    ...(isStated(texts, quote)
      ? []
      : [
          {
            line,
            message: `${page} has no sentence “${quote}” (anymore). Quote whole sentences; if the page's was changed, see whether the probes fit the new one.`,
          },
        ]),
    ...(probes.length > 0
      ? []
      : [{ line, message: 'The quote has no code below it.' }]),
  ]);
  return [...problems, ...unstated];
}

/** Lints a probe's code, and says what differs from what the probe expects. */
export function tryProbe(linter: LinterService, probe: Probe): Problem[] {
  const { problems, reports, fixedCode } = verifyExample(linter, probe);
  if (problems.length > 0) {
    return problems.map(({ line, message }) => ({
      line: probe.line + line,
      message,
    }));
  }
  const suggested = reports.flatMap(({ suggestions }) =>
    suggestions.map(({ edit }) => applyEdit(probe.code, edit)),
  );
  return [
    ...compareReports(probe, reports),
    ...compareText('fixed', probe.fixed, fixedCode ?? probe.code),
    ...(probe.suggested.length > 0
      ? compareText(
          'suggested',
          probe.suggested.join('\n'),
          suggested.join('\n'),
        )
      : []),
  ].map(message => ({ line: probe.line, message }));
}

function compareReports(
  { example, reports: expected }: Probe,
  reports: readonly RuleReport[],
): string[] {
  if (example.verdict === 'correct') {
    return [];
  }
  const printed = reports.map(
    ({ line, column, messageId, message }) =>
      `${String(line)}:${String(column)} ${messageId} ${message}\n`,
  );
  const lines = expected?.split('\n').slice(0, -1) ?? [];
  const isExpected =
    lines.length === reports.length &&
    lines.every((line, index) => matches(line, reports[index]));
  return isExpected
    ? []
    : [
        `The rule's reports differ from the block "reports" below the code. They are:\n${printed.join('')}`,
      ];
}

/** Whether a line of a block "reports" says what the report is: the text, or a part of it, may be missing. */
function matches(line: string, report: RuleReport | undefined): boolean {
  if (!report) {
    return false;
  }
  const [place, messageId, ...words] = line.split(' ');
  return (
    [
      String(report.line),
      `${String(report.line)}:${String(report.column)}`,
    ].includes(place ?? '') &&
    messageId === report.messageId &&
    report.message.includes(words.join(' '))
  );
}

function compareText(
  outcome: string,
  expected: string | undefined,
  actual: string,
): string[] {
  return expected === undefined || expected === actual
    ? []
    : [
        `The code differs from the block "${outcome}" below it. It is:\n${actual}`,
      ];
}

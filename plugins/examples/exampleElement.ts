import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { ReportedCode } from '../../src/examples/exampleData';
import { withoutLastEnd } from '../../src/examples/notes/changedLines';
import { toHtml } from '../../src/highlight/html';
import type { PageComponentProps } from '../../src/pageComponents';
import { writeSettingLink } from '../../src/playground/link/exampleLink';
import { ruleLink } from '../../src/rules/ruleLink';
import { diffLines } from '../../src/text/diffLines';
import { sameEnds } from '../../src/text/editBetween';
import { writeJson } from '../../src/text/json';
import { printElements, printShortJson } from '../../src/text/printJavaScript';
import { highlight } from '../highlight';
import { jsxElement } from '../mdx/jsxElement';
import type { Fence } from './fence';
import { reportedCode } from './reportedCode';
import type { VerifiedBlock } from './verifyPage';

export interface LintedExample extends VerifiedBlock {
  fence: Fence & Required<Pick<Fence, 'example'>>;
}

type Caption = PageComponentProps<'ExampleFrame'>;

/** File names that say nothing but the language. */
const plainName = /^example\.[cm]?[jt]sx?$/;

/** The longest line, in characters, that leaves room for notes next to it where the frame is wide. */
const roomyWidth = 57;

/** What examples of a page have in common. */
export interface ExamplePage {
  ownRuleId: string | undefined;
  takesOptions: boolean;
  /** Messages that the page has shown, by their ids; this adds to it. */
  shownMessages: Set<string>;
}

/**
 * An example, or an incorrect and a correct one that answer each other, as a component of the page.
 *
 * @param id start of the ids in it, of its own on the page; correct examples need none
 */
export function framedExamples(
  examples: readonly LintedExample[],
  id: string,
  page: ExamplePage,
): MdxJsxFlowElement {
  const captions = examples.map(example => captionOf(example, page.ownRuleId));
  const [caption = {}] = captions;
  const isShared = captions.every(
    other => JSON.stringify(other) === JSON.stringify(caption),
  );
  return jsxElement(
    'ExampleFrame',
    isShared ? caption : {},
    examples.map((example, index) =>
      exampleElement(
        example,
        { id, before: examples[index - 1] },
        page,
        isShared ? {} : (captions[index] ?? {}),
      ),
    ),
  );
}

function exampleElement(
  { code, fence: { example, language }, verification }: LintedExample,
  { id, before }: { id: string; before: LintedExample | undefined },
  page: ExamplePage,
  caption: Caption,
): MdxJsxFlowElement {
  const { reports } = verification;
  const isFirst = reports.length > 0 && page.shownMessages.size === 0;
  const pair = before && comparePair(before.code, code);
  const above = pair?.above ?? 0;
  const declarations = above > 0 ? 0 : countDeclarations(code);
  const { html, notes, width } = reportedCode(
    {
      code,
      language,
      id,
      reports:
        example.ruleId === page.ownRuleId
          ? reports
          : reports.map(report => ({ ...report, rule: example.ruleId })),
    },
    line =>
      [
        line < above + declarations && 'data-folded',
        pair?.changed.has(line) && 'data-changed',
      ]
        .filter(Boolean)
        .join(' '),
  );
  return jsxElement('Example', {
    ...caption,
    verdict: example.verdict,
    ruleId: example.ruleId,
    setting: writeSettingLink(example),
    html,
    ...(notes.length > 0 && {
      id,
      notes: writeJson(withFirstMessages(notes, page)),
      hasRoom: width <= roomyWidth ? 'true' : undefined,
      isFirst: isFirst ? 'true' : undefined,
      offersOptions: isFirst && page.takesOptions ? 'true' : undefined,
    }),
    above: above > 0 ? String(above) : undefined,
    declarations: declarations > 0 ? String(declarations) : undefined,
    typeErrors:
      example.typeErrors.map(error => `TS${String(error)}`).join(', ') ||
      undefined,
  });
}

/** Notes, of which the reports are marked whose message is the first of its kind on the page. */
function withFirstMessages(
  notes: ReportedCode['notes'],
  { shownMessages }: ExamplePage,
): ReportedCode['notes'] {
  return notes.map(note => ({
    ...note,
    reports: note.reports.map(report => {
      // Another rule may have a message of the same id.
      if (report.rule !== undefined || shownMessages.has(report.messageId)) {
        return report;
      }
      shownMessages.add(report.messageId);
      return { ...report, isFirst: true };
    }),
  }));
}

function captionOf(
  { fence: { example, title } }: LintedExample,
  ownRuleId: string | undefined,
): Caption {
  const { compilerOptions, fileName, options, ruleId, sourceType } = example;
  return {
    ...(ruleId !== ownRuleId && { ruleId, ruleUrl: ruleLink(ruleId) }),
    file: title ?? (plainName.test(fileName) ? undefined : fileName),
    sourceType: sourceType === 'module' ? undefined : sourceType,
    options: options.length > 0 ? colored(printElements(options)) : undefined,
    compilerOptions:
      compilerOptions && colored(printShortJson(compilerOptions)),
  };
}

function colored(json: string): string {
  return toHtml(highlight(json, 'json'));
}

/** Fewest lines at the top of a correct example that are folded when the incorrect one has them too. */
const fewestAbove = 4;

/** Fewest declarations at the top of an example that are folded on phones. */
const fewestDeclarations = 2;

interface PairedLines {
  /** How many lines at the top are folded, since they are the same. */
  above: number;
  /** Lines that are new, from 0: none where most are, which would say nothing. */
  changed: ReadonlySet<number>;
}

/** Compares the halves of a pair, line by line. */
export function comparePair(incorrect: string, correct: string): PairedLines {
  const lines = diffLines(
    withoutLastEnd(incorrect),
    withoutLastEnd(correct),
    Infinity,
  ).filter(({ kind }) => kind !== 'removed');
  const added = lines.flatMap(({ kind }, index) =>
    kind === 'added' ? [index] : [],
  );
  const { start: same } = sameEnds(incorrect.split('\n'), correct.split('\n'));
  return {
    above: same >= fewestAbove && same < lines.length ? same : 0,
    changed: new Set(added.length * 2 <= lines.length ? added : []),
  };
}

/** How many lines at the top of code declare what it uses; none where those are too few to be folded. */
export function countDeclarations(code: string): number {
  const lines = withoutLastEnd(code).split('\n');
  const count = lines.findIndex(line => !/^declare .*;$/.test(line));
  return count >= fewestDeclarations && lines[count] === '' ? count : 0;
}

import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { markId, messageTextId } from '../../src/examples/exampleData';
import type { PageComponentProps } from '../../src/pageComponents';
import { writeSettingLink } from '../../src/playground/link/exampleLink';
import { ruleLink } from '../../src/rules/ruleLink';
import { writeJson } from '../../src/text/json';
import { highlight } from '../highlight/highlight';
import { type Mark, toMarkedHtml } from '../highlight/markedHtml';
import { visibleRanges } from '../highlight/visibleRanges';
import { jsxElement } from '../mdx/jsxElement';
import type { ExampleSettings, SourceSettings } from './fence';
import { formatJson, formatOptions } from './formatJson';
import { diffOf, groupReports, messageKey, placeOf } from './groupReports';
import type { RuleReport, Verification } from './verification';

/** An example that has been linted. */
export interface LintedExample {
  language: string;
  title?: string;
  code: string;
  source: SourceSettings;
  example: ExampleSettings;
  verification: Verification;
}

/** What an example is linted with, as its caption or that of its frame says it. */
type Caption = PageComponentProps<'ExampleFrame'>;

/** File names that say nothing but the language. */
const plainName = /^example\.[cm]?[jt]sx?$/;

/**
 * An example, or an incorrect and a correct one that answer each other, as a component of the page.
 *
 * @param id start of the ids in it, of its own on the page; correct examples need none
 * @param ownRuleId the rule whose page it is on
 */
export function framedExamples(
  examples: readonly LintedExample[],
  id: string,
  ownRuleId: string | undefined,
): MdxJsxFlowElement {
  const captions = examples.map(example => captionOf(example, ownRuleId));
  const [caption = {}] = captions;
  const isShared = captions.every(
    other => JSON.stringify(other) === JSON.stringify(caption),
  );
  return jsxElement(
    'ExampleFrame',
    isShared ? caption : {},
    examples.map((example, index) =>
      exampleElement(example, id, isShared ? {} : (captions[index] ?? {})),
    ),
  );
}

function exampleElement(
  { code, example, language, source, verification }: LintedExample,
  id: string,
  caption: Caption,
): MdxJsxFlowElement {
  const { fixedCode, reports } = verification;
  return jsxElement('Example', {
    ...caption,
    verdict: example.verdict,
    ruleId: example.ruleId,
    setting: writeSettingLink(source),
    html: toMarkedHtml(
      highlight(code.replace(/\n$/, ''), language),
      marksOf(code, reports, id),
    ),
    ...(reports.length > 0 && {
      id,
      reports: writeJson(groupReports(code, reports)),
    }),
    ...(fixedCode !== undefined && { fix: diffOf(code, fixedCode) }),
  });
}

function captionOf(
  { example: { options, ruleId }, source, title }: LintedExample,
  ownRuleId: string | undefined,
): Caption {
  const { compilerOptions, fileName, sourceType, typeErrors } = source;
  return {
    ...(ruleId !== ownRuleId && { ruleId, ruleUrl: ruleLink(ruleId) }),
    file: title ?? (plainName.test(fileName) ? undefined : fileName),
    sourceType: sourceType === 'module' ? undefined : sourceType,
    options: options.length > 0 ? formatOptions(options) : undefined,
    compilerOptions: compilerOptions && formatJson(compilerOptions),
    typeErrors:
      typeErrors.map(code => `TS${String(code)}`).join(', ') || undefined,
  };
}

/** The reported code, each piece with the id of its place and that of the message about it. */
function marksOf(
  code: string,
  reports: readonly RuleReport[],
  id: string,
): Mark[] {
  const keys = [...new Set(reports.map(messageKey))];
  return reports.flatMap(report =>
    visibleRanges(code, report).map(range => ({
      ...range,
      id: markId(id, placeOf(report)),
      describedBy: messageTextId(id, keys.indexOf(messageKey(report)) + 1),
    })),
  );
}

import type {
  ExamplePart,
  HomeExample,
  HomeReport,
} from '../../src/home/content';
import { createLinter, type LintMessage } from '../../src/linter';
import { getNodeEnvironment } from '../../src/linter/nodeEnvironment';
import { spellPreset } from '../../src/rules/presetSpelling';
import { indexLines, type LineIndex } from '../../src/text/positions';
import { reportedRange } from '../examples/reportedRange';
import { highlight } from '../highlight/highlight';
import { toHtml } from '../highlight/html';
import type { Mark } from '../highlight/markedHtml';
import { installedPackages, pluginPrefix } from '../packages/packages';
import type { Preset } from '../packages/presets';
import { annotate } from './annotate';
import type { ExampleSource } from './example';
import { playgroundHash } from './playgroundHash';

/**
 * Lints an example and prepares it for showing.
 *
 * @throws when the compiler finds an error in it: the point is what the compiler lets through.
 * @throws when nothing is reported, when a report comes from anything but a rule of the plugin, or
 *   when a line has several reports or a report several lines: each is shown at its line.
 */
export function lintExample(source: ExampleSource): HomeExample {
  const { code, fileName, presets } = source;
  const { messages, typeDiagnostics } = createLinter(getNodeEnvironment()).lint(
    {
      code,
      fileName,
      config: {
        rules: Object.fromEntries(
          presets.flatMap(name => Object.entries(rulesOf(name))),
        ),
      },
    },
  );
  const [typeError] = typeDiagnostics();
  if (typeError) {
    throw new Error(
      `${fileName}:${String(typeError.line)}: the home page's example has to compile, but: ${typeError.message}`,
    );
  }
  if (messages.length === 0) {
    throw new Error(`${fileName}: no rule reports anything in the example.`);
  }
  checkLines(messages, fileName);
  const lines = indexLines(code);
  const marks = messages.map((message, index) =>
    markOf(message, index + 1, lines),
  );
  return {
    fileName,
    presets: presets.map(name => spellPreset(name, 'flat')),
    parts: cutAtReports(
      annotate(highlight(code.trimEnd(), 'ts'), marks),
      messages.map((message, index) => reportOf(message, index + 1, source)),
    ),
    fixable: messages.filter(message => message.fix).length,
    playgroundHash: playgroundHash(source),
  };
}

/** Each report is shown at its line, and lights up with what it is about. */
function checkLines(messages: readonly LintMessage[], fileName: string): void {
  for (const [index, { line, endLine = line }] of messages.entries()) {
    const place = `${fileName}:${String(line)}: the home page shows`;
    if (endLine !== line) {
      throw new Error(
        `${place} reports within a line, but one here is about several.`,
      );
    }
    if (messages[index - 1]?.line === line) {
      throw new Error(`${place} a report a line, but there are several here.`);
    }
  }
}

/** @param reports by position */
function cutAtReports(
  lines: readonly string[],
  reports: readonly HomeReport[],
): ExamplePart[] {
  let start = 0;
  const parts: ExamplePart[] = reports.map(report => {
    const html = lines.slice(start, report.line).join('');
    start = report.line;
    return { html, report };
  });
  const rest = lines.slice(start).join('');
  return rest === '' ? parts : [...parts, { html: rest }];
}

function rulesOf(name: string): Preset['rules'] {
  const preset = installedPackages.presets.find(one => one.name === name);
  if (!preset) {
    throw new Error(`The plugin has no preset "${name}" for the home page.`);
  }
  return preset.rules;
}

/** The range of the nth message. */
function markOf(message: LintMessage, number: number, lines: LineIndex): Mark {
  return {
    ...reportedRange(message, lines),
    id: `code-${String(number)}`,
    describedBy: `report-${String(number)}`,
  };
}

function reportOf(
  { ruleId, line, column, message, fix, suggestions }: LintMessage,
  number: number,
  { code, fileName }: ExampleSource,
): HomeReport {
  if (!ruleId?.startsWith(pluginPrefix)) {
    throw new Error(`${fileName}:${String(line)}: ${message}`);
  }
  const change = fix ?? suggestions?.[0]?.fix;
  return {
    number,
    line,
    column,
    message,
    rule: ruleId.slice(pluginPrefix.length),
    ...(change && {
      change: {
        kind: fix ? 'fix' : 'suggestion',
        html: toHtml(highlight(changedLines(code, change), 'ts')),
      },
    }),
  };
}

/** The lines that a change touches, as they are after it. */
function changedLines(
  code: string,
  { range: [start, end], text }: NonNullable<LintMessage['fix']>,
): string {
  const changed = code.slice(0, start) + text + code.slice(end);
  const from = changed.lastIndexOf('\n', start - 1) + 1;
  const to = changed.indexOf('\n', start + text.length);
  return changed.slice(from, to === -1 ? undefined : to).trim();
}

import type { HomeExample, HomeReport } from '../../src/home/content';
import {
  createLinter,
  type LintConfig,
  type LintMessage,
} from '../../src/linter';
import { getNodeEnvironment } from '../../src/linter/nodeEnvironment';
import { indexLines, type LineIndex } from '../../src/text/positions';
import { reportedRange } from '../examples/reportedRange';
import { highlight } from '../highlight/highlight';
import { toHtml } from '../highlight/html';
import type { Mark } from '../highlight/markedHtml';
import { installedPackages, pluginPrefix } from '../packages/packages';
import { annotate } from './annotate';

const strictPreset = 'strict-type-checked';
const stylisticPreset = 'stylistic-type-checked';

/**
 * Lints the code with the strictest presets and prepares it for showing.
 *
 * @throws when the compiler finds an error in it: the point is what the compiler lets through.
 * @throws when nothing is reported, or when a report comes from anything but a rule of the plugin.
 */
export function lintExample(code: string, fileName: string): HomeExample {
  const { messages, typeDiagnostics } = createLinter(getNodeEnvironment()).lint(
    {
      code,
      fileName,
      config: {
        rules: {
          ...rulesOf(strictPreset),
          ...rulesOf(stylisticPreset),
        },
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
  const lines = indexLines(code);
  return {
    fileName,
    presets: [strictPreset, stylisticPreset],
    html: annotate(
      highlight(code.trimEnd(), 'ts'),
      messages.map((message, index) => markOf(message, index + 1, lines)),
    ),
    reports: messages.map(message => reportOf(message, code, fileName)),
    fixable: messages.filter(message => message.fix).length,
  };
}

function rulesOf(name: string): LintConfig['rules'] {
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
  code: string,
  fileName: string,
): HomeReport {
  if (!ruleId?.startsWith(pluginPrefix)) {
    throw new Error(`${fileName}:${String(line)}: ${message}`);
  }
  const change = fix ?? suggestions?.[0]?.fix;
  return {
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

import plugin from '@typescript-eslint/eslint-plugin';
import type { HomeExample, HomeReport } from '../../src/home/content';
import {
  createLinter,
  type LintMessage,
  resolvePreset,
} from '../../src/linter';
import { getNodeEnvironment } from '../../src/linter/nodeEnvironment';
import { createLinePositions } from '../examples/linePositions';
import { highlight } from '../highlight/highlight';
import { toHtml } from '../highlight/html';
import type { Mark } from '../highlight/markedHtml';
import { annotate } from './annotate';

const strictPreset = 'strict-type-checked';
const stylisticPreset = 'stylistic-type-checked';
const rulePrefix = '@typescript-eslint/';

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
          ...resolvePreset(plugin.configs, strictPreset, fileName),
          ...resolvePreset(plugin.configs, stylisticPreset, fileName),
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
  const offsetOf = createLinePositions(code);
  return {
    fileName,
    presets: [strictPreset, stylisticPreset],
    html: annotate(
      highlight(code.trimEnd(), 'ts'),
      messages.map((message, index) => markOf(message, index + 1, offsetOf)),
    ),
    reports: messages.map(message => reportOf(message, code, fileName)),
    fixable: messages.filter(message => message.fix).length,
  };
}

/** The range of the nth message. */
function markOf(
  { line, column, endLine = line, endColumn = column + 1 }: LintMessage,
  number: number,
  offsetOf: ReturnType<typeof createLinePositions>,
): Mark {
  return {
    start: offsetOf(line, column),
    end: offsetOf(endLine, endColumn),
    id: `code-${String(number)}`,
    describedBy: `report-${String(number)}`,
  };
}

function reportOf(
  { ruleId, line, column, message, fix, suggestions }: LintMessage,
  code: string,
  fileName: string,
): HomeReport {
  if (!ruleId?.startsWith(rulePrefix)) {
    throw new Error(`${fileName}:${String(line)}: ${message}`);
  }
  const change = fix ?? suggestions?.[0]?.fix;
  return {
    line,
    column,
    message,
    rule: ruleId.slice(rulePrefix.length),
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

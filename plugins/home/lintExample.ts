import type { ShownReport } from '../../src/examples/notes/notesOf';
import { readReport } from '../../src/examples/notes/readReport';
import type { HomeExample } from '../../src/home/content';
import { createLinter, type LintMessage } from '../../src/linter';
import { getNodeEnvironment } from '../../src/linter/nodeEnvironment';
import { spellPreset } from '../../src/rules/presetSpelling';
import { reportedCode } from '../examples/reportedCode';
import { installedPackages, pluginPrefix } from '../packages/packages';
import type { Preset } from '../packages/readPresets';
import type { ExampleSource } from './example';
import { playgroundHash } from './playgroundHash';

/**
 * Lints an example and prepares it for showing.
 *
 * @throws when the compiler finds an error in it: the point is what the compiler lets through.
 * @throws when nothing is reported, or when a report comes from anything but a rule of the plugin.
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
  const errors = typeDiagnostics();
  const [typeError] = errors;
  if (typeError) {
    throw new Error(
      `${fileName}:${String(typeError.line)}: the home page's example has to compile, but: ${typeError.message}`,
    );
  }
  if (messages.length === 0) {
    throw new Error(`${fileName}: no rule reports anything in the example.`);
  }
  const { html, notes } = reportedCode({
    code,
    language: 'ts',
    id: 'code',
    reports: messages.map(message => reportOf(message, source)),
  });
  return {
    fileName,
    presets: presets.map(name => spellPreset(name, 'flat')),
    html,
    notes,
    found: { errors: errors.length, problems: messages.length },
    playgroundHash: playgroundHash(source),
  };
}

function rulesOf(name: string): Preset['rules'] {
  const preset = installedPackages.presets.find(one => one.name === name);
  if (!preset) {
    throw new Error(`The plugin has no preset "${name}" for the home page.`);
  }
  return preset.rules;
}

function reportOf(
  message: LintMessage,
  { code, fileName }: ExampleSource,
): ShownReport {
  const { ruleId, line } = message;
  if (!ruleId?.startsWith(pluginPrefix)) {
    throw new Error(`${fileName}:${String(line)}: ${message.message}`);
  }
  return { ...readReport(code, message), rule: ruleId };
}

import { version } from 'typescript/package.json';
import { readReport, type ShownReport } from '../../src/examples/notes/notesOf';
import { createLinter, type LintMessage } from '../../src/linter';
import { getNodeEnvironment } from '../../src/linter/nodeEnvironment';
import { presetPrefix } from '../../src/linter/presets';
import { writeLink } from '../../src/playground/link/link';
import { defaultState } from '../../src/playground/link/parameters';
import { fileTypeOf } from '../../src/playground/state/sharedState';
import { spellPreset } from '../../src/rules/presetSpelling';
import { formatJson } from '../../src/text/json';
import { reportedCode } from '../examples/reportedCode';
import { installedPackages, pluginPrefix } from '../packages/packages';
import type { Preset } from '../packages/readPresets';

/**
 * Lints an example and prepares it for showing.
 *
 * @throws when the compiler finds an error in it: the point is what the compiler lets through.
 * @throws when nothing is reported, or when a report comes from anything but a rule of the plugin.
 */
export function lintExample(source = homeExample) {
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

/**
 * All that the home page's example is made of. Reports, colors and the link to the playground follow
 * from it.
 */
export interface ExampleSource {
  fileName: string;
  code: string;
  /** Presets of the plugin, by their names in an `.eslintrc`. */
  presets: string[];
}

/** Code that someone would write, that compiles, and that does not do what it seems to. */
export const homeExample: ExampleSource = {
  fileName: 'checkout.ts',
  presets: ['strict-type-checked', 'stylistic-type-checked'],
  code: `\
interface Cart {
  discount?: number;
  items: { sku: string; stock: number }[];
}

export async function checkout(cart: Cart) {
  const soldOut = cart.items.filter(item => item.stock === 0);
  if (soldOut) throw new Error('Sold out');

  const discount = cart.discount || 0.05;
  const response = await post('/payments', { ...cart, discount });
  const payment = await response.json();

  cart.items.forEach(async item => await post('/stock', item));
  post('/receipts', payment);
}

function post(path: string, body: unknown) {
  return fetch(path, { method: 'POST', body: JSON.stringify(body) });
}
`,
};

/** The hash with which the playground opens an example, with the presets that it is linted with. */
export function playgroundHash({
  code,
  fileName,
  presets,
}: ExampleSource): string {
  return writeLink({
    ...defaultState(version),
    code,
    fileType: fileTypeOf(fileName),
    eslintrc: formatJson({
      extends: presets.map(name => presetPrefix + name),
    }),
  });
}

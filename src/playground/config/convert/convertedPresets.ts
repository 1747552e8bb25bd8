import type { Program } from 'acorn';
import { PRESET_PREFIX } from '../../../linter/presets';

/** Packages with presets, and how an `.eslintrc` names these. */
const PREFIXES = new Map([
  ['@eslint/js', 'eslint:'],
  ['typescript-eslint', PRESET_PREFIX],
]);

/** `tseslint.configs.recommended` */
const PRESET = /^([\w$]+)\.configs\.(\w+)$/;

/**
 * Recognizes presets by the code that a module's flat config has for them.
 *
 * @returns a function that gives a preset's name as an `.eslintrc` has it
 */
export function presetNames(
  program: Program,
): (code: string) => string | undefined {
  const prefixes = new Map<string, string>();
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const prefix = PREFIXES.get(String(statement.source.value));
      for (const { local } of prefix === undefined
        ? []
        : statement.specifiers) {
        prefixes.set(local.name, prefix ?? '');
      }
    } else if (statement.type === 'VariableDeclaration') {
      for (const { id, init } of statement.declarations) {
        const [argument] =
          init?.type === 'CallExpression' ? init.arguments : [];
        const prefix =
          argument?.type === 'Literal'
            ? PREFIXES.get(String(argument.value))
            : undefined;
        if (id.type === 'Identifier' && prefix !== undefined) {
          prefixes.set(id.name, prefix);
        }
      }
    }
  }
  return code => {
    const [, local = '', name = ''] = PRESET.exec(code) ?? [];
    const prefix = prefixes.get(local);
    return prefix === undefined
      ? undefined
      : prefix +
          name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
  };
}

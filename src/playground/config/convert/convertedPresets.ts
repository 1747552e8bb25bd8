import type { Program } from 'acorn';
import { presetPrefix } from '../../../linter/presets';

/** Packages with presets, and how an `.eslintrc` names these. */
const prefixOfPackage = new Map([
  ['@eslint/js', 'eslint:'],
  ['typescript-eslint', presetPrefix],
]);

/** `tseslint.configs.recommended` */
const preset = /^([\w$]+)\.configs\.(\w+)$/;

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
      const prefix = prefixOfPackage.get(String(statement.source.value));
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
            ? prefixOfPackage.get(String(argument.value))
            : undefined;
        if (id.type === 'Identifier' && prefix !== undefined) {
          prefixes.set(id.name, prefix);
        }
      }
    }
  }
  return code => {
    const [, local = '', name = ''] = preset.exec(code) ?? [];
    const prefix = prefixes.get(local);
    return prefix === undefined
      ? undefined
      : prefix +
          name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
  };
}

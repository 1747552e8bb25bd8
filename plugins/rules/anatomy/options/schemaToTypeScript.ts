import { format, type Options } from 'prettier';
import { type OptionType, type OptionTypeOf, partsOf } from './optionType';
import { printType } from './printType';

const style: Options = {
  parser: 'typescript',
  printWidth: 80,
  singleQuote: true,
  arrowParens: 'avoid',
};

/**
 * The options of a rule as TypeScript, formatted: named parts first, then `type Options`, then the
 * default options.
 */
export async function schemaToTypeScript(
  type: OptionType,
  defaultOptions: readonly unknown[],
): Promise<string> {
  const statements = [
    ...referencesIn(type).map(declaration),
    `type Options = ${printType(type, true)};`,
    `const defaultOptions = ${JSON.stringify(defaultOptions)};`,
  ];
  return fillLongLists(await format(statements.join('\n\n'), style)).trimEnd();
}

function declaration({ name, target }: OptionTypeOf<'reference'>): string {
  return target.kind === 'object'
    ? `interface ${name} ${printType(target, true)}`
    : `type ${name} = ${printType(target, true)};`;
}

/** Each named type once, the parts of a type before the type. */
function referencesIn(type: OptionType): OptionTypeOf<'reference'>[] {
  const found = new Map<OptionType, OptionTypeOf<'reference'>>();
  const visit = (part: OptionType): void => {
    if (found.has(part)) {
      return;
    }
    partsOf(part).forEach(visit);
    if (part.kind === 'reference') {
      found.set(part, part);
    }
  };
  visit(type);
  return [...found.values()];
}

const width = 80;

/** A line that holds one string of a union, or of an array. */
const item = String.raw`(?:\| )?'[^'\n]*',?$`;

/** A list that is filled: of twelve such lines, or more. */
const longList = new RegExp(String.raw`^( *)${item}(?:\n\1${item}){11,}`, 'gm');

/**
 * Puts as many strings on a line as it holds, where a union or an array has many of them. Prettier
 * gives each a line of its own, and one type would be 150 lines long.
 */
export function fillLongLists(code: string): string {
  return code.replaceAll(longList, list => fill(list.split('\n')).join('\n'));
}

function fill(lines: readonly string[]): string[] {
  const filled: string[] = [];
  for (const line of lines) {
    const longer = `${filled.at(-1) ?? ''} ${line.trim()}`;
    if (filled.length > 0 && longer.length <= width) {
      filled[filled.length - 1] = longer;
    } else {
      filled.push(line);
    }
  }
  return filled;
}

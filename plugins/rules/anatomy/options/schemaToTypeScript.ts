import { format, type Options } from 'prettier';
import { fillLongLists } from './fillLongLists';
import { type OptionType, partsOf, type ReferenceType } from './optionType';
import { printType } from './printType';
import { simplifyType } from './simplifyType';

const style: Options = {
  parser: 'typescript',
  printWidth: 80,
  singleQuote: true,
  arrowParens: 'avoid',
};

/**
 * The options of a rule as TypeScript, formatted: named parts first, then `type Options`, then the
 * default options.
 *
 * @param type see `readSchema`
 */
export async function schemaToTypeScript(
  type: OptionType,
  defaultOptions: readonly unknown[],
): Promise<string> {
  const simplified = simplifyType(type);
  const statements = [
    ...referencesIn(simplified).map(declaration),
    `type Options = ${print(simplified)};`,
    `const defaultOptions = ${JSON.stringify(defaultOptions)};`,
  ];
  return fillLongLists(await format(statements.join('\n\n'), style)).trimEnd();
}

function declaration({ name, target }: ReferenceType): string {
  return target.kind === 'object'
    ? `interface ${name} ${print(target)}`
    : `type ${name} = ${print(target)};`;
}

function print(type: OptionType): string {
  return printType(type, { comments: true });
}

/** Each named type once, those that others are made of before these. */
function referencesIn(type: OptionType): ReferenceType[] {
  const found = new Map<OptionType, ReferenceType>();
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

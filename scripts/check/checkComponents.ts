import { dirname, join } from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import ts from 'typescript';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../plugins/examples/formatProblems';
import { createProgramOf } from '../../plugins/examples/sourceCheck';

/**
 * Checks what an MDX page imports, and that its components are there and get the properties they need,
 * with the compiler settings and the types of the site.
 */
export function checkComponents(
  siteDir: string,
  filePath: string,
  tree: Root,
): Problem[] {
  const { code, lines } = writePageModule(tree);
  // Next to the page, so that relative imports lead where its own do.
  const moduleFile = `${filePath}.tsx`;
  const program = createProgram(siteDir, moduleFile, code);
  const file = program.getSourceFile(moduleFile);
  return [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ].map(({ messageText, start = 0 }) => ({
    line: lines[code.slice(0, start).split('\n').length - 1] ?? 1,
    message: ts
      .flattenDiagnosticMessageText(messageText, '')
      .replace(/  +/g, ' ')
      .replace(
        /^Property '"(<\w+>)"' is missing.*/,
        'There is no component $1. Import it at the top of the page, or correct its name.',
      ),
  }));
}

function createProgram(
  siteDir: string,
  moduleFile: string,
  code: string,
): ts.Program {
  const { config } = ts.readConfigFile(join(siteDir, 'tsconfig.json'), path =>
    ts.sys.readFile(path),
  ) as { config: unknown };
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    config,
    ts.sys,
    siteDir,
  );
  options.types = [...(options.types ?? []), '@docusaurus/theme-classic'];
  const declarations = fileNames.filter(
    path => path.endsWith('.d.ts') && dirname(path) === join(siteDir, 'src'),
  );
  return createProgramOf(moduleFile, code, options, declarations);
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Types of the components that pages have without an import, by their names and no others. An unknown
 * name gets one that wants a property which no element has.
 */
const provided = `type Theme = import('@theme/MDXComponents').MDXComponentsObject;
type Recipe = (props: import('@site/plugins/tools/recipes').RecipeProps) => null;
type Provided = { Recipe: Recipe } & import('@site/src/pageComponents').SiteComponents & {
  [Name in keyof Theme as string extends Name ? never : Name]: Theme[Name];
};
type Known<Name extends string> = Name extends keyof Provided ? Provided[Name] : Missing<\`<\${Name}>\`>;
type Missing<Name extends string> = (props: Record<string, any> & Record<Name, never>) => null;
declare const content: any;
`;

/**
 * Writes down what an MDX page imports and which components it has, as a module in TypeScript to be checked,
 * and for each line of the code, the line of the page that it comes from, from 1.
 */
function writePageModule(tree: Root) {
  const pieces: { code: string; line: number; isWhole: boolean }[] = [];
  const used = new Set<string>();
  visit(tree, node => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'mdxjsEsm') {
      pieces.push({ code: node.value, line, isWhole: true });
    } else if (isElement(node) && node.name !== null) {
      pieces.push({ code: `${writeElement(node)};`, line, isWhole: false });
      used.add(node.name.split('.')[0] ?? '');
    }
  });
  // What the page imports itself comes before what is global.
  const globals = [...used]
    .filter(name => /^[A-Z]/.test(name))
    .map(name => `const ${name}: Known<'${name}'>;`);
  pieces.push({
    code: `declare global { ${globals.join(' ')} }\nexport {};`,
    line: 1,
    isWhole: false,
  });
  const lines = provided.split('\n').map(() => 1);
  for (const { code, line, isWhole } of pieces) {
    lines.push(...code.split('\n').map((_, i) => (isWhole ? line + i : line)));
  }
  const code = [provided, ...pieces.map(piece => piece.code)].join('\n');
  return { code, lines };
}

function isElement(node: { type: string }): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The element alone; what is in it is written elsewhere, and of a type that fits anything. */
function writeElement({ name, attributes, children }: Element): string {
  const properties = attributes.map(attribute => {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return `{${attribute.value}}`;
    }
    const { name, value } = attribute;
    if (value === null || value === undefined) {
      return name;
    }
    return `${name}={${typeof value === 'string' ? JSON.stringify(value) : value.value}}`;
  });
  const start = [name, ...properties].join(' ');
  return children.length > 0
    ? `<${start}>{content}</${String(name)}>`
    : `<${start} />`;
}

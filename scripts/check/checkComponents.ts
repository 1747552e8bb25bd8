import { dirname, join } from 'node:path';
import type { Root, RootContent } from 'mdast';
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
  ].map(({ start = 0, messageText }) => {
    const index = code.slice(0, start).split('\n').length - 1;
    // A component that the line looks up, and is not there.
    const [, unknown] = unknownLine.exec(code.split('\n')[index] ?? '') ?? [];
    return {
      line: lines[index] ?? 1,
      message:
        unknown === undefined
          ? ts
              .flattenDiagnosticMessageText(messageText, '')
              .replace(/  +/g, ' ')
          : `There is no component <${unknown}>. Import it at the top of the page, or correct its name.`,
    };
  });
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
type Statements = Extract<RootContent, { type: 'mdxjsEsm' }>;

/** Types of the components that pages have without an import, by their names and no others. */
const provided = `type Theme = import('@theme/MDXComponents').MDXComponentsObject;
type Recipe = (props: import('@site/plugins/tools/recipes').RecipeProps) => null;
type Provided = { Recipe: Recipe } & import('@site/src/pageComponents').SiteComponents & {
  [Name in keyof Theme as string extends Name ? never : Name]: Theme[Name];
};
declare const content: any;
`;

/** A line of the code where a component without an import gets its type. */
const unknownLine = /^declare const (\w+)/;

/**
 * Writes down what an MDX page imports and which components it has, as a module in TypeScript to be checked,
 * and for each line of the code, the line of the page that it comes from, from 1.
 */
function writePageModule(tree: Root) {
  const pieces: { code: string; line: number; isWhole: boolean }[] = [];
  const imported = new Set<string>();
  const used = new Map<string, number>();
  visit(tree, node => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'mdxjsEsm') {
      pieces.push({ code: node.value, line, isWhole: true });
      namesIn(node).forEach(name => imported.add(name));
    } else if (isElement(node) && node.name !== null) {
      pieces.push({ code: `${writeElement(node)};`, line, isWhole: false });
      const [name = ''] = node.name.split('.');
      if (/^[A-Z]/.test(name) && !used.has(name)) {
        used.set(name, line);
      }
    }
  });
  for (const [name, line] of used) {
    if (!imported.has(name)) {
      const code = `declare const ${name}: Provided['${name}'];`;
      pieces.push({ code, line, isWhole: false });
    }
  }
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

function namesIn(node: Statements): string[] {
  return (node.data?.estree?.body ?? []).flatMap(statement => {
    if (statement.type === 'ImportDeclaration') {
      return statement.specifiers.map(({ local }) => local.name);
    }
    const declaration =
      statement.type === 'ExportNamedDeclaration' && statement.declaration;
    if (!declaration) {
      return [];
    }
    return declaration.type === 'VariableDeclaration'
      ? declaration.declarations.flatMap(({ id }) =>
          id.type === 'Identifier' ? [id.name] : [],
        )
      : [declaration.id.name];
  });
}

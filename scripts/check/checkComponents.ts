import { dirname, join } from 'node:path';
import type { Root } from 'mdast';
import ts from 'typescript';
import type { Problem } from '../../plugins/examples/formatProblems';
import { createProgramOf } from '../../plugins/examples/sourceCheck';
import { lookup, writePageModule } from './pageModule';

/**
 * Checks what an MDX page imports, and that its components are there and get the properties they need,
 * with the compiler settings and the types of the site.
 *
 * @param tree of the page
 * @param linesBefore lines of the file before the text that the tree was made from
 */
export function checkComponents(
  siteDir: string,
  filePath: string,
  tree: Root,
  linesBefore: number,
): Problem[] {
  const { code, lines } = writePageModule(tree, linesBefore);
  // Next to the page, so that relative imports lead where its own do.
  const moduleFile = `${filePath}.tsx`;
  const program = createProgram(siteDir, moduleFile, code);
  const file = program.getSourceFile(moduleFile);
  return [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ].map(({ start = 0, messageText }) => {
    const index = code.slice(0, start).split('\n').length - 1;
    const unknown = unknownComponent(code.split('\n')[index] ?? '');
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

/** The component that a line with an error looks up, which is not there. */
function unknownComponent(line: string): string | undefined {
  return line.startsWith(lookup)
    ? /^\w+/.exec(line.slice(lookup.length))?.[0]
    : undefined;
}

/** A program of the module alone, and of what it imports. */
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

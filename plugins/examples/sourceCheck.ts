import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type ParseError, printParseErrorCode } from 'jsonc-parser';
import ts from 'typescript';
import { parseDocument } from 'yaml';
import {
  type CompilerOptionDiagnostic,
  defaultCompilerOptions,
  type TypeDiagnostic,
} from '../../src/linter';
import { getTypeDiagnostics } from '../../src/linter/diagnostics';
import { indexLines } from '../../src/text/positions';
import type { SourceSettings } from './fence';
import type { Problem } from './formatProblems';

/** Syntax trees of the files that blocks have in common: lib files, types of packages. */
const sourceFiles = new Map<string, ts.SourceFile | undefined>();

/**
 * Parses and type-checks a block that is no example of a rule, as a file of the site would be: what
 * it imports from packages is checked against those that the site has installed.
 */
export function checkSource(
  siteDir: string,
  code: string,
  source: SourceSettings,
): Problem[] {
  const { options, errors } = ts.convertCompilerOptionsFromJson(
    { ...defaultCompilerOptions, noEmit: true, ...source.compilerOptions },
    siteDir,
  );
  if (errors.length > 0) {
    return errors.map(({ messageText }) => ({
      line: 0,
      message: ts.flattenDiagnosticMessageText(messageText, ' '),
    }));
  }
  // In a folder of its own, so that no file of the site is next to it.
  // TypeScript asks its host for paths with slashes, on Windows too.
  const fileName = join(siteDir, '.code-block', source.fileName).replaceAll(
    '\\',
    '/',
  );
  const program = createProgramOf(fileName, code, options);
  const sourceFile = program.getSourceFile(fileName);
  if (!sourceFile) {
    throw new Error(`TypeScript did not read ${fileName}.`);
  }
  return checkTypeErrors(
    getTypeDiagnostics({ program, sourceFile }),
    source.typeErrors,
  );
}

/** A program of a file that isn't there, of others that are, and of what they import. */
export function createProgramOf(
  blockFileName: string,
  code: string,
  options: ts.CompilerOptions,
  others: readonly string[] = [],
): ts.Program {
  const host = ts.createCompilerHost(options, true);
  const fileExists = host.fileExists.bind(host);
  host.fileExists = name => name === blockFileName || fileExists(name);
  host.readFile = name =>
    name === blockFileName ? code : readFileSync(name, 'utf8');
  host.getSourceFile = (name, version) => {
    if (name === blockFileName) {
      return ts.createSourceFile(name, code, version, true);
    }
    const key = `${name} ${JSON.stringify(version)}`;
    if (!sourceFiles.has(key)) {
      sourceFiles.set(
        key,
        ts.createSourceFile(name, readFileSync(name, 'utf8'), version, true),
      );
    }
    return sourceFiles.get(key);
  };
  return ts.createProgram([blockFileName, ...others], options, host);
}

/** Compares the compile errors in a block of code with those that its fence announces. */
export function checkTypeErrors(
  diagnostics: readonly (CompilerOptionDiagnostic | TypeDiagnostic)[],
  announced: readonly number[],
): Problem[] {
  const errors = diagnostics.filter(({ category }) => category === 'error');
  const found = new Set(errors.map(({ code }) => code));
  return [
    ...errors
      .filter(({ code }) => !announced.includes(code))
      .map(error => ({
        line: 'line' in error ? error.line : 0,
        message: `TypeScript error ${String(error.code)}: ${error.message} Declare what is missing, or announce the error: typeErrors=${String(error.code)}.`,
      })),
    ...announced
      .filter(code => !found.has(code))
      .map(code => ({
        line: 0,
        message: `The fence announces the TypeScript error ${String(code)}, which does not occur. Remove it from typeErrors=.`,
      })),
  ];
}

/** Parses a block of data. Languages that hold no data have no problems. */
export function readData(
  language: string,
  code: string,
): { data?: unknown; problems: Problem[] } {
  switch (language) {
    case 'json':
      return readJson(code, true);
    case 'jsonc':
      return readJson(code, false);
    case 'yaml':
      return readYaml(code);
    default:
      return { problems: [] };
  }
}

function readJson(code: string, isStrict: boolean) {
  const errors: ParseError[] = [];
  const data: unknown = parse(code, errors, {
    allowTrailingComma: !isStrict,
    disallowComments: isStrict,
  });
  return {
    data,
    problems: errors.slice(0, 1).map(({ error, offset }) => {
      // `CommaExpected`
      const words = printParseErrorCode(error).replaceAll(
        /(?!^)[A-Z]/g,
        letter => ` ${letter.toLowerCase()}`,
      );
      return {
        line: indexLines(code).positionAt(offset).lineNumber,
        message: isStrict
          ? `This is not JSON: ${words}. For comments and trailing commas, write jsonc.`
          : `This is not JSON with comments: ${words}.`,
      };
    }),
  };
}

function readYaml(code: string) {
  const document = parseDocument(code, { prettyErrors: false });
  const problems = document.errors.map(({ message, pos }) => ({
    line: indexLines(code).positionAt(pos[0]).lineNumber,
    message: `This is not YAML: ${message}`,
  }));
  const data: unknown = problems.length > 0 ? undefined : document.toJS();
  return { data, problems };
}

import { parse, type ParseError, printParseErrorCode } from 'jsonc-parser';
import { parseDocument } from 'yaml';
import { indexLines } from '../../src/text/positions';
import type { Problem } from './formatProblems';

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

import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import ts from 'typescript';
import type { Problem } from './formatProblems';

/** Parses a block of data. Languages that hold no data have no problems. */
export async function checkData(
  language: string,
  code: string,
): Promise<Problem[]> {
  switch (language) {
    case 'json':
      return checkJson(code);
    case 'jsonc':
      return checkJsonWithComments(code);
    case 'yaml':
      return checkYaml(code);
    default:
      return [];
  }
}

function checkJson(code: string): Problem[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const [place = { line: 0 }] = checkJsonWithComments(code);
    return [
      {
        line: place.line,
        message: `This is not JSON: ${(error as Error).message} For comments and trailing commas, write jsonc.`,
      },
    ];
  }
}

function checkJsonWithComments(code: string): Problem[] {
  try {
    parseJsonWithComments(code);
    return [];
  } catch (error) {
    const { line, message } = error as JsonProblem;
    return [{ line, message: `This is not JSON with comments: ${message}` }];
  }
}

async function checkYaml(code: string): Promise<Problem[]> {
  try {
    await parseYaml(code);
    return [];
  } catch (error) {
    const { reason, mark } = error as YamlError;
    return [
      {
        line: mark?.line ?? 0,
        message: `This is not YAML: ${reason ?? String(error)}`,
      },
    ];
  }
}

/** As the YAML parser throws it. */
interface YamlError extends Error {
  reason?: string;
  /** Lines from 0, the one of the opening `---`. */
  mark?: { line: number };
}

/** The syntax errors of JSON with comments. */
class JsonProblem extends Error {
  constructor(
    message: string,
    /** From 1. */
    readonly line: number,
  ) {
    super(message);
  }
}

/**
 * Parses JSON with comments and trailing commas.
 *
 * @throws a `JsonProblem` that says where
 */
export function parseJsonWithComments(code: string): unknown {
  const file = ts.parseJsonText('block.json', code);
  const result = ts.parseConfigFileTextToJson(file.fileName, code);
  if (result.error) {
    const { messageText, start = 0 } = result.error;
    throw new JsonProblem(
      ts.flattenDiagnosticMessageText(messageText, ' '),
      file.getLineAndCharacterOfPosition(start).line + 1,
    );
  }
  return result.config as unknown;
}

/** Docusaurus reads front matter as YAML, so YAML is read as front matter. */
export async function parseYaml(code: string): Promise<unknown> {
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: 'block.md',
    fileContent: `---\n${code}\n---\n`,
  });
  return frontMatter;
}

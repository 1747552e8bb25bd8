import type { Problem } from './formatProblems';
import {
  type JsonProblem,
  parseJsonWithComments,
  parseYaml,
} from './parseData';

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

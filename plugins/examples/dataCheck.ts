import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import ts from 'typescript';
import type { Problem } from './problems';

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
  const file = ts.parseJsonText('block.json', code);
  const { error } = ts.parseConfigFileTextToJson(file.fileName, code);
  return error
    ? [
        {
          line: file.getLineAndCharacterOfPosition(error.start ?? 0).line + 1,
          message: `This is not JSON with comments: ${ts.flattenDiagnosticMessageText(error.messageText, ' ')}`,
        },
      ]
    : [];
}

/** Docusaurus reads front matter as YAML, so YAML is read as front matter. */
async function checkYaml(code: string): Promise<Problem[]> {
  try {
    await DEFAULT_PARSE_FRONT_MATTER({
      filePath: 'block.md',
      fileContent: `---\n${code}\n---\n`,
    });
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

import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import ts from 'typescript';

/** The syntax errors of JSON with comments. */
export class JsonProblem extends Error {
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

import { parseDocument } from 'yaml';
import { formatJson } from '../../state/defaults';
import type { ConvertedConfig } from './convertConfig';

/** Most aliases that are followed: a few lines can expand to gigabytes. */
const maxAliases = 100;

/** Makes the playground's config of an `.eslintrc.yaml`. */
export function convertYaml(text: string): ConvertedConfig {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error !== undefined) {
    const line = error.linePos?.[0].line;
    throw new Error(
      `This looks like YAML, but it has a mistake${line === undefined ? '' : ` in line ${String(line)}`}: ${error.message.replace(/ at line [^]*/, '')}.`,
    );
  }
  const value: unknown = document.toJS({ maxAliasCount: maxAliases });
  return {
    text: formatJson(value),
    notes: /(?:^|\s)#/.test(text)
      ? ['The comments in the YAML could not be taken over.']
      : [],
  };
}

import { formatJson } from '../../text/json';
import {
  parseJson,
  propertiesOf,
  propertyOf,
  valueOf,
} from '../json/parseJson';
import {
  type ConvertedConfig,
  type ForeignFormat,
  foreignFormat,
  withBraces,
} from './foreignFormat';

/** Most formats in each other: rules in a piece of JSON in Markdown are three. */
const maxNesting = 4;

/**
 * Makes JSON with comments of a config that was pasted. Nothing in it is run.
 *
 * @throws what to tell the reader, when there is no way
 */
export async function convertConfig(
  text: string,
  format: ForeignFormat,
  nesting = 1,
): Promise<ConvertedConfig> {
  const converted = await convertOnce(text, format);
  const inner = foreignFormat(converted.text);
  if (inner === undefined || nesting === maxNesting) {
    return converted;
  }
  const { notes, text: json } = await convertConfig(
    converted.text,
    inner,
    nesting + 1,
  );
  return { text: json, notes: [...converted.notes, ...notes] };
}

async function convertOnce(
  text: string,
  format: ForeignFormat,
): Promise<ConvertedConfig> {
  switch (format) {
    case 'JavaScript': {
      const { convertModule } = await import('./convertModule');
      return convertModule(text);
    }
    case 'YAML': {
      const { convertYaml } = await import('./convertYaml');
      return convertYaml(text);
    }
    case 'Markdown':
      return convertMarkdown(text);
    case 'fragment':
      return { text: withBraces(text), notes: [] };
    case 'package.json':
      return convertPackage(text);
    case 'rules':
      return { text: wrapRules(text), notes: [] };
  }
}

/** Takes the config out of a package.json. */
function convertPackage(text: string): ConvertedConfig {
  const { root } = parseJson(text);
  const config = propertyOf(root, 'eslintConfig');
  return {
    text: formatJson(config && valueOf(config.value)),
    notes:
      propertiesOf(root).length > 1
        ? ['Only "eslintConfig" is used from this package.json.']
        : [],
  };
}

function wrapRules(text: string): string {
  return withBraces(`"rules": ${text.trim()}`);
}

const fence = /^ {0,3}(`{3,}|~{3,})/;

/**
 * Takes the first block of code out of Markdown.
 *
 * @throws where the block is empty
 */
function convertMarkdown(text: string): ConvertedConfig {
  const lines = text.split('\n');
  const start = lines.findIndex(line => fence.test(line));
  const [, mark = ''] = fence.exec(lines[start] ?? '') ?? [];
  const end = lines.findIndex(
    (line, index) => index > start && line.trim().startsWith(mark),
  );
  const code = lines.slice(start + 1, end < 0 ? undefined : end).join('\n');
  if (code.trim() === '') {
    throw new Error('The block of code in this Markdown is empty.');
  }
  const rest = [
    ...lines.slice(0, start),
    ...(end < 0 ? [] : lines.slice(end + 1)),
  ];
  return {
    text: `${code}\n`,
    notes: rest.some(line => line.trim() !== '')
      ? ['Only the first code block of this Markdown is used.']
      : [],
  };
}

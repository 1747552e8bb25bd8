import { type ConvertedConfig } from './convertedConfig';

const fence = /^ {0,3}(`{3,}|~{3,})/;

/**
 * Takes the first block of code out of Markdown.
 *
 * @throws where the block is empty
 */
export function convertMarkdown(text: string): ConvertedConfig {
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

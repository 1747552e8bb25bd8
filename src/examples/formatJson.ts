/** Longest line that a caption shows. */
const lineWidth = 72;

/** A JSON value as people write it: on one line with spaces, or on several when that is too long. */
export function formatJson(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) {
    return JSON.stringify(value);
  }
  const inner = `${indent}  `;
  const isArray = Array.isArray(value);
  const [open, close] = isArray ? (['[', ']'] as const) : (['{', '}'] as const);
  const format = (depth: string): string[] =>
    isArray
      ? value.map(item => formatJson(item, depth))
      : Object.entries(value).map(
          ([key, item]) => `${JSON.stringify(key)}: ${formatJson(item, depth)}`,
        );
  const parts = format(inner);
  if (parts.length === 0) {
    return `${open}${close}`;
  }
  const space = isArray ? '' : ' ';
  const oneLine = `${open}${space}${parts.join(', ')}${space}${close}`;
  return oneLine.includes('\n') || indent.length + oneLine.length > lineWidth
    ? `${open}\n${parts.map(part => inner + part).join(',\n')}\n${indent}${close}`
    : oneLine;
}

/** A rule's options as they follow the severity in a config. */
export function formatOptions(options: readonly unknown[]): string {
  const parts = options.map(option => formatJson(option));
  const oneLine = parts.join(', ');
  return oneLine.includes('\n') || oneLine.length > lineWidth
    ? parts.join(',\n')
    : oneLine;
}

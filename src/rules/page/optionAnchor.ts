/** The id of an option's row in the table: links to it stay right whatever people write around it. */
export function optionAnchor(name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return ['options', ...words].join('-');
}

/** Whether the name is that of a property, not words such as "First option". */
export function isPropertyName(name: string): boolean {
  return !name.includes(' ');
}

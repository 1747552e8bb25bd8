/** An option as its page carries it. */
export interface OptionEntry {
  /** `checksVoidReturn.arguments`, or words where it is no property: "First option". */
  name: string;
  /** As TypeScript. */
  type: string;
  default?: string;
  /** What it is when the object around it is given without it, where that is not the default. */
  filledIn?: string;
  /** Id of the heading that describes it. */
  heading?: string;
  /** What each of the presets that set options sets; `null` where one leaves this one alone. */
  presets?: (string | null)[];
}

/** The id of an option's row in the table: links to it stay right whatever people write around it. */
export function optionAnchor(name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return ['options', ...words].join('-');
}

/** Whether the name is that of a property, not words such as "First option". */
export function isPropertyName(name: string): boolean {
  return !name.includes(' ');
}

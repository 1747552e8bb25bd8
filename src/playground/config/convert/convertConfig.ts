import { createScanner } from 'jsonc-parser';

/** A config in the playground's own form, made of another one. */
export interface ConvertedConfig {
  /** JSON with comments. */
  text: string;
  /** What could not be taken over, in sentences for the reader. */
  notes: string[];
}

/** A format of configs that is not the playground's. */
export type ForeignFormat = 'JavaScript' | 'YAML';

/** How JavaScript begins, as against JSON: a flat config or an `.eslintrc.js`. */
const moduleStart =
  /(?:"use strict"|'use strict'|(?:export|module|exports|import|const|let|var)\b)/y;

/** How YAML begins: a marker, or a name without a brace before it. */
const yamlStart =
  /^(?:[^\S\n]*(?:#.*)?\n)*(?:---\s|["']?[\w$@/-]+["']?\s*:(?:\s|$))/;

/** The format of a config that is not JSON in any of its forms. */
export function foreignFormat(text: string): ForeignFormat | undefined {
  moduleStart.lastIndex = findFirstToken(text);
  if (moduleStart.test(text)) {
    return 'JavaScript';
  }
  return yamlStart.test(text) ? 'YAML' : undefined;
}

/**
 * Makes the playground's config of one that was pasted. Nothing in it is evaluated.
 *
 * @throws what to tell the reader, when there is no way
 */
export async function convertConfig(
  text: string,
  format: ForeignFormat,
): Promise<ConvertedConfig> {
  if (format === 'YAML') {
    const { convertYaml } = await import('./convertYaml');
    return convertYaml(text);
  }
  const { convertModule } = await import('./convertModule');
  return convertModule(text);
}

/** Offset of the first token of JSON or JavaScript: what comes after space and comments. */
export function findFirstToken(text: string): number {
  const scanner = createScanner(text, true);
  scanner.scan();
  return scanner.getTokenOffset();
}

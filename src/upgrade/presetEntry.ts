import { printJavaScript } from '../text/printJavaScript';
import type { PresetEntry } from './changes';

/** Whether what a preset sets for a rule turns it on. */
export function isOnIn(entry: PresetEntry): boolean {
  const severity: unknown = Array.isArray(entry) ? entry[0] : entry;
  return severity !== undefined && severity !== 'off' && severity !== 0;
}

/** What a preset sets for a rule, on one line. */
export function printEntry(entry: PresetEntry): string {
  return printJavaScript(entry).replaceAll(/\s+/g, ' ');
}

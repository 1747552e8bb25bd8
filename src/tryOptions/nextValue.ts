import type { Control } from './controls';

/**
 * What a reader may want to see when they try an option: something else than it is now.
 *
 * @returns `undefined` where only they can know, such as the text of a pattern
 */
export function nextValue(control: Control, present: unknown): unknown {
  switch (control.kind) {
    case 'switch':
      return present !== true;
    case 'choice':
      return control.values.find(value => value !== present);
    case 'number':
      return typeof present === 'number' ? present + 1 : (control.min ?? 1);
    case 'set':
      return Array.isArray(present) && present.length > 0
        ? []
        : control.words.slice(0, 1);
    case 'text':
    case 'words':
      return undefined;
  }
}

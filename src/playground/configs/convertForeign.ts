import {
  describeFormat,
  foreignFormat,
} from '../../config/convert/foreignFormat';
import { openConfig } from '../../config/openConfig';
import { editBetween } from '../../text/editBetween';
import { addNotes, rewriteText } from '../state/changeSession';
import type { SessionStore } from '../state/session';

/** More characters than this, added at once, were pasted. */
const maxTyped = 20;

/**
 * Makes the playground's config of one in another format that is opened or pasted. While the reader types,
 * nothing is changed below the cursor.
 *
 * @returns a function that stops it
 */
export function convertPasted(store: SessionStore): () => void {
  let before = '';
  /** Once is enough: undoing it would start it again. */
  const seen = new Set<string>();
  return store.watch(
    ({ shared }) => shared.eslintrc,
    eslintrc => {
      const added = editBetween(before, eslintrc).text;
      before = eslintrc;
      if (added.length > maxTyped && !seen.has(eslintrc)) {
        seen.add(eslintrc);
        convertForeign(store);
      }
      return undefined;
    },
  );
}

/** Makes the playground's config of one in another format; does nothing to one that is its own. */
export function convertForeign(store: SessionStore): void {
  const { eslintrc } = store.get().shared;
  const format = foreignFormat(eslintrc);
  if (format === undefined) {
    return;
  }
  openConfig(eslintrc).then(
    ({ document, notes }) => {
      // What was typed meanwhile is not to be lost.
      if (store.get().shared.eslintrc === eslintrc) {
        rewriteText(store, 'eslintrc', document.text);
        addNotes(store, [
          `The ESLint config was ${describeFormat(format)}: here it is as JSON.`,
          ...notes,
        ]);
      }
    },
    (error: unknown) => {
      addNotes(store, [error instanceof Error ? error.message : String(error)]);
    },
  );
}

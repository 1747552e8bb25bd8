import compilerErrors from '../../data/compiler-errors.json';
import type { SearchPage } from '../../src/search/engine/pages';
import { readCompilerMessages } from '../packages/compilerMessages';

/**
 * Adds to pages and sections what the compiler says where they help, with its number: `TS6133: '…' is
 * declared but …`.
 *
 * @throws when the data has a number that the compiler doesn't, or a section that its page doesn't. A page
 *   may be left out of a build.
 */
export function addCompilerErrors(
  pages: readonly SearchPage[],
  helping: readonly {
    page: string;
    codes: readonly number[];
  }[] = compilerErrors.pages,
): SearchPage[] {
  const messages = readCompilerMessages();
  const added = structuredClone(pages) as SearchPage[];
  for (const { page: address, codes } of helping) {
    const [path, anchor] = address.split('#');
    const page = added.find(one => one.path === path);
    const place =
      anchor === undefined
        ? page
        : page?.sections.find(section => section.anchor === anchor);
    const texts = codes.map(code => {
      const message = messages.get(code);
      if (message === undefined) {
        throw new Error(
          `data/compiler-errors.json lists TS${String(code)} for ${address}, which this version of TypeScript doesn't have. Remove it.`,
        );
      }
      return `TS${String(code)}: ${message.replaceAll(/\{\d\}/g, '…').replaceAll('`', '')}`;
    });
    if (place) {
      place.messages = [...(place.messages ?? []), ...texts];
    } else if (page) {
      throw new Error(
        `There is no ${address}, which data/compiler-errors.json lists: a section that is gone from a page was renamed. Correct the address.`,
      );
    }
  }
  return added;
}

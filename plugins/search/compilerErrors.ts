import compilerErrors from '../../data/compiler-errors.json';
import { readCompilerMessages } from '../packages/compilerMessages';
import type { ExplainedError } from './attachErrors';

/**
 * What the compiler says where a page helps, with its number: `TS6133: '…' is declared but …`.
 *
 * @throws when the data has a number that the compiler doesn't.
 */
export function readCompilerErrors(
  pages: readonly {
    page: string;
    codes: readonly number[];
  }[] = compilerErrors.pages,
): ExplainedError[] {
  const messages = readCompilerMessages();
  return pages.flatMap(({ page, codes }) => {
    const [path = '', anchor] = page.split('#');
    return codes.map(code => {
      const message = messages.get(code);
      if (message === undefined) {
        throw new Error(
          `data/compiler-errors.json lists TS${String(code)} for ${page}, which this version of TypeScript doesn't have. Remove it.`,
        );
      }
      return {
        path,
        ...(anchor !== undefined && { anchor }),
        message: `TS${String(code)}: ${message.replaceAll(/\{\d\}/g, '…').replaceAll('`', '')}`,
      };
    });
  });
}

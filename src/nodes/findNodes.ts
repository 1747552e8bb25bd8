import type { LinterClient, SelectorMatch } from '../linter/protocol';
import { loadOnce } from '../ui/loadOnce';

/** A node, with the field that it is in. */
export interface FoundNode extends Pick<SelectorMatch, 'range' | 'type'> {
  /** Such as `arguments[0]`; empty for the program. */
  field: string;
}

/**
 * All nodes of a piece of code, from the outside in; none if it has a syntax error. The parser is the
 * playground's linter, which is loaded at the first call.
 *
 * @throws when it can't be loaded
 */
export async function findNodes(code: string): Promise<FoundNode[]> {
  const linter = await startLinter();
  // Most code is the same with JSX and without, and some is code with only one of them.
  for (const fileName of ['code.tsx', 'code.ts']) {
    const input = {
      code,
      fileName,
      sourceType: 'module',
      config: {},
      compilerOptions: {},
    } as const;
    const result = await linter.ask('select', input, '*');
    if (result && 'matches' in result && result.matches.length > 0) {
      return result.matches.map(({ path, range, type }) => ({
        range,
        type,
        field: fieldOf(path),
      }));
    }
  }
  return [];
}

/** The last property of a path, with the number of an element. */
function fieldOf(path: SelectorMatch['path']): string {
  const last = path.at(-1) ?? '';
  return typeof last === 'number'
    ? `${String(path.at(-2))}[${String(last)}]`
    : last;
}

const startLinter = loadOnce(async (): Promise<LinterClient> => {
  const [{ createLinterClient }, { default: assets }] = await Promise.all([
    import('../linter/client'),
    import('@generated/playground/default/assets.json'),
  ]);
  // The types of packages say nothing about syntax.
  const linter = createLinterClient(
    { ...assets, packs: [] },
    assets.defaultVersion,
  );
  return new Promise((resolve, reject) => {
    linter.watch(status => {
      if (status.state === 'ready') {
        resolve(linter);
      } else if (status.state === 'failed') {
        reject(new Error(status.reason));
      }
    });
  });
});
